import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "An AdwMultiLayoutView (1.6) whose two layouts have the same three entries in another order"
ATTACH = [("window", "finish: window")]

LAYOUTS = """<interface>
<object class="AdwMultiLayoutView" id="view">
  <child><object class="AdwLayout"><property name="name">tall</property>
    <property name="content"><object class="GtkBox">
      <property name="orientation">vertical</property>
      <child><object class="AdwLayoutSlot"><property name="id">name</property></object></child>
      <child><object class="AdwLayoutSlot"><property name="id">street</property></object></child>
      <child><object class="AdwLayoutSlot"><property name="id">city</property></object></child>
    </object></property></object></child>
  <child><object class="AdwLayout"><property name="name">city first</property>
    <property name="content"><object class="GtkBox">
      <property name="orientation">vertical</property>
      <child><object class="AdwLayoutSlot"><property name="id">city</property></object></child>
      <child><object class="AdwLayoutSlot"><property name="id">name</property></object></child>
      <child><object class="AdwLayoutSlot"><property name="id">street</property></object></child>
    </object></property></object></child>
  <child type="name"><object class="GtkEntry" id="name"/></child>
  <child type="street"><object class="GtkEntry" id="street"/></child>
  <child type="city"><object class="GtkEntry" id="city"/></child>
</object></interface>"""


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    builder = Gtk.Builder.new_from_string(LAYOUTS, -1)
    layouts = builder.get_object("view")
    layouts.set_layout_name("tall")
    view = Adw.ToolbarView(content=layouts)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)
    ACTIONS["turn"] = lambda: layouts.set_layout_name("city first")
    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, {n: builder.get_object(n) for n in ("name", "street", "city")}


WITH = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "street", "log": []}),
    ("key", "Return", {"focus": "city", "log": []}),
    ("key", "Return", {"focus": "city", "log": ["finish: window"]}),
    ("do", "turn", {"log": ["finish: window"]}),
    ("focus", "city", {"focus": "city"}),
    ("key", "Return", {"focus": "name", "log": ["finish: window"]}),
    ("key", "Return", {"focus": "street", "log": ["finish: window"]}),
    ("key", "Return", {"focus": "street", "log": ["finish: window"] * 2}),
]
WITHOUT = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "name", "log": []}),
    ("key", "Tab", {"focus": "street", "log": []}),
    ("key", "Tab", {"focus": "city", "log": []}),
    ("do", "turn", {"log": []}),
    ("focus", "city", {"focus": "city"}),
    ("key", "Tab", {"focus": "name", "log": []}),
    ("key", "Tab", {"focus": "street", "log": []}),
]
