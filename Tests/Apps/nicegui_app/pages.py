"""Pages written like NiceGUI's examples. Only the last pages have a form."""

from nicegui import ui


def page(path):
    """Adds a page that answers the tests' `echo` messages. The answer proves that the
    page has handled all earlier messages."""

    def decorate(build):
        @ui.page(path)
        def built():
            ui.on("echo", lambda event: ui.run_javascript(f"window.echoed = {event.args!r}"))
            build()

        return built

    return decorate


@page("/form")
def form():
    name = ui.input("Name", validation={"Too short": lambda value: len(value) >= 3})
    email = ui.input("Email", placeholder="you@example.com").props("clearable")
    age = ui.number("Age", min=0, max=120)
    password = ui.input("Password", password=True, password_toggle_button=True)
    ui.date_input("Born")
    answer = ui.label()

    def save():
        answer.text = f"{name.value} {email.value} {age.value} {len(password.value)}"

    password.on("keydown.enter", save)
    ui.button("Save", on_click=save)


@page("/login")
def login():
    def try_login():
        # The user must close the notification. A timeout would make the test results
        # vary.
        ui.notify("Welcome" if password.value == "secret" else "Wrong password", timeout=0)
        answer.text = f"{username.value} tried"

    with ui.card():
        username = ui.input("Username").on("keydown.enter", try_login)
        password = ui.input("Password", password=True).on("keyup.enter", try_login)
        ui.button("Log in", on_click=try_login)
        answer = ui.label()


@page("/chat")
def chat():
    messages = ui.column()

    def send():
        with messages:
            ui.chat_message(text.value, name="Ada")
        text.value = ""

    with ui.footer():
        name = ui.input("Name").props("dense")
        text = ui.input(placeholder="message").props("rounded outlined")
        text.on("keydown.enter", send)
    name.value = "Ada"


@page("/todo")
def todo():
    items = []

    @ui.refreshable
    def entries():
        ui.label(f"{sum(done for _, done in items)} of {len(items)} done")
        for index, (title, done) in enumerate(items):
            with ui.row().classes("items-center"):
                ui.checkbox(value=done, on_change=lambda _, at=index: toggle(at))
                ui.input(value=title).props("borderless")

    def toggle(index):
        items[index] = (items[index][0], not items[index][1])
        entries.refresh()

    def add():
        items.append((new.value, False))
        new.value = ""
        entries.refresh()

    new = ui.input("New item").on("keydown.enter", add)
    entries()


@page("/dialog")
def dialog():
    answer = ui.label()
    with ui.dialog() as box, ui.card():
        first = ui.input("First")
        last = ui.input("Last").on(
            "keydown.enter", lambda: box.submit(f"{first.value} {last.value}"))
        ui.button("Close", on_click=lambda: box.submit("closed"))

    async def ask():
        answer.text = str(await box)

    ui.button("Open", on_click=ask)


@page("/tabs")
def tabs():
    with ui.tabs() as bar:
        one = ui.tab("One")
        two = ui.tab("Two")
    with ui.tab_panels(bar, value=one):
        with ui.tab_panel(one):
            street = ui.input("Street")
            ui.input("City").on("keydown.enter", lambda: bar.set_value("Two"))
        with ui.tab_panel(two):
            ui.input("Country").bind_value(street, "value")
            ui.textarea("Notes")


@page("/select")
def select():
    ui.input("Before")
    ui.select(["Apple", "Banana", "Cherry"], label="Fruit")
    ui.select(["Red", "Green", "Blue"], label="Colours", multiple=True, with_input=True)
    ui.select(["one", "two"], label="New ones", with_input=True, new_value_mode="add-unique")
    ui.input("City", autocomplete=["Lima", "Lisbon", "London"])
    ui.input_chips("Chips")
    ui.input("After")


@page("/editor")
def editor():
    ui.input("Title")
    ui.editor(placeholder="Write")
    ui.codemirror("x = 1", language="Python")
    ui.textarea("Summary").props("autogrow")


@page("/grid")
def grid():
    ui.input("Filter")
    ui.aggrid({
        "columnDefs": [
            {"field": "name", "editable": True, "filter": True, "floatingFilter": True},
            {"field": "age", "editable": True},
        ],
        "rowData": [{"name": "Ada", "age": 36}, {"name": "Alan", "age": 41}],
    })
    with ui.table(columns=[{"name": "name", "label": "Name", "field": "name"}],
                  rows=[{"name": "Ada"}, {"name": "Alan"}]).add_slot("top-right"):
        ui.input("Search")


@page("/in-a-form")
def in_a_form():
    """A page with a real form. The page handles the submission."""
    greeting, answer = ui.label(), ui.label()
    with ui.element("form").on("submit.prevent", lambda: answer.set_text("submitted")):
        ui.input("Name").on("keyup.enter", lambda: greeting.set_text("name is there"))
        ui.input("Email").props("type=email")
        ui.select(["Apple", "Banana"], label="Fruit", value="Apple")
        ui.number("Age")
        ui.button("Send").props("type=submit")


@page("/marked")
def marked():
    """A page without a form element. The page marks a container as a form."""
    answer = ui.label()
    with ui.column().props("role=form"):
        ui.input("Name")
        ui.input("Email")
        ui.input("Phone").on("keydown.enter", lambda: answer.set_text("called"))


@page("/many")
def many():
    """A page as large as an app's settings page. The measurement starts a clock on this
    page."""
    clock = ui.label()
    count = iter(range(1_000_000))
    with ui.grid(columns=8):
        for number in range(400):
            ui.input(f"Field {number}")
    timer = ui.timer(0.1, lambda: clock.set_text(f"tick {next(count)}"), active=False)
    ui.on("start", timer.activate)
    ui.on("stop", timer.deactivate)
