"""Dash apps in the style of Dash's documentation, each at a separate address. Only the
last app has a form."""

import dash_ag_grid as dag
import dash_mantine_components as dmc
from dash import Dash, Input, Output, State, callback_context, dash_table, dcc, html
from flask import Flask, request

server = Flask(__name__)


def app_at(path, layout, **options):
    app = Dash(path, server=server, url_base_pathname=f"/{path}/", **options)
    app.layout = layout
    return app


core = app_at("core", html.Div([
    dcc.Input(id="text", placeholder="text"),
    dcc.Input(id="late", placeholder="late", debounce=True),
    dcc.Input(id="number", type="number", placeholder="number", min=0, max=99, step=1),
    dcc.Input(id="search", type="search", placeholder="search"),
    dcc.Textarea(id="area", placeholder="area"),
    dcc.Dropdown(["Apple", "Banana", "Cherry"], id="fruit"),
    dcc.Dropdown(["Red", "Green"], id="colours", multi=True, searchable=True),
    dcc.DatePickerSingle(id="day", date="2026-01-15"),
    dcc.Slider(0, 10, id="slider"),
    html.Pre(id="said"),
]))


@core.callback(
    Output("said", "children"),
    Input("text", "value"), Input("text", "n_submit"), Input("text", "n_blur"),
    Input("late", "value"), Input("number", "value"), Input("search", "n_submit"),
    Input("area", "value"), Input("fruit", "value"), Input("colours", "value"),
    Input("day", "date"), Input("slider", "value"))
def say(*values):
    return " ".join(map(repr, values))


login = app_at("login", html.Div([
    dcc.Input(id="user", placeholder="user"),
    dcc.Input(id="password", type="password", placeholder="password"),
    html.Button("Log in", id="go"),
    html.Div(id="said"),
]))


@login.callback(
    Output("said", "children"),
    Input("go", "n_clicks"), Input("user", "n_submit"), Input("password", "n_submit"),
    State("user", "value"), State("password", "value"), prevent_initial_call=True)
def log_in(clicks, user_submits, password_submits, user, password):
    known = "welcome" if password == "secret" else "unknown"
    return f"{known} {user} {clicks} {user_submits} {password_submits}"


mantine = app_at("mantine", dmc.MantineProvider(html.Div([
    dmc.TextInput(id="name", label="Name", placeholder="name"),
    dmc.PasswordInput(id="password", label="Password", placeholder="password"),
    dmc.NumberInput(id="age", label="Age", placeholder="age"),
    dmc.Select(id="fruit", label="Fruit", placeholder="fruit", searchable=True,
               data=["Apple", "Banana", "Cherry"]),
    dmc.MultiSelect(id="colours", label="Colours", placeholder="colours",
                    data=["Red", "Green", "Blue"]),
    dmc.TagsInput(id="tags", label="Tags", placeholder="tags"),
    dmc.Autocomplete(id="city", label="City", placeholder="city",
                     data=["Lima", "Lisbon", "London"]),
    dmc.DateInput(id="day", label="Day", placeholder="day"),
    dmc.Textarea(id="notes", label="Notes", placeholder="notes"),
    dmc.PinInput(id="pin", length=4),
    dmc.Button("Open", id="open"),
    dmc.Modal(id="modal", title="Question", children=[
        dmc.TextInput(id="answer", placeholder="answer"),
        dmc.TextInput(id="reason", placeholder="reason"),
    ]),
    html.Pre(id="said"),
])))


@mantine.callback(
    Output("said", "children"),
    Input("name", "value"), Input("name", "n_submit"), Input("password", "n_submit"),
    Input("age", "value"), Input("fruit", "value"), Input("colours", "value"),
    Input("tags", "value"), Input("city", "value"), Input("notes", "value"),
    Input("pin", "value"), Input("answer", "value"), Input("reason", "n_submit"))
def say_all(*values):
    return " ".join(map(repr, values))


@mantine.callback(
    Output("modal", "opened"), Input("open", "n_clicks"), Input("reason", "n_submit"),
    prevent_initial_call=True)
def toggle(clicks, submits):
    return callback_context.triggered_id == "open"


PEOPLE = [{"name": "Ada", "age": 36}, {"name": "Alan", "age": 41}]

grid = app_at("grid", html.Div([
    dcc.Input(id="filter", placeholder="filter"),
    dag.AgGrid(
        id="grid", rowData=PEOPLE,
        columnDefs=[{"field": "name", "editable": True, "floatingFilter": True,
                     "filter": "agTextColumnFilter"},
                    {"field": "age", "editable": True}]),
    html.Pre(id="said"),
]))


@grid.callback(Output("said", "children"), Input("grid", "cellValueChanged"),
               Input("filter", "n_submit"))
def say_changes(changes, submits):
    cells = [f"{each['colId']}={each['value']}" for each in changes or []]
    return f"{cells} {submits}"


table = app_at("table", html.Div([
    dcc.Input(id="title", placeholder="title"),
    dash_table.DataTable(
        id="table", data=PEOPLE, editable=True, filter_action="native",
        row_deletable=True,
        columns=[{"name": name, "id": name} for name in ("name", "age")]),
    html.Pre(id="said"),
]))


@table.callback(Output("said", "children"), Input("table", "data"),
                Input("title", "n_submit"))
def say_rows(rows, submits):
    return f"{rows} {submits}"


form = app_at("form", html.Div([
    html.Form(action="/saved", method="post", children=[
        dcc.Input(id="name", name="name", placeholder="name"),
        dcc.Input(id="email", name="email", type="email", placeholder="email"),
        dcc.Input(id="filled", name="filled", value="filled"),
        dcc.Input(id="phone", name="phone", type="tel", placeholder="phone"),
        html.Button("Save", type="submit"),
    ]),
    html.Pre(id="said"),
]))


@form.callback(Output("said", "children"), Input("name", "n_submit"),
               Input("name", "n_blur"), Input("email", "n_submit"),
               Input("phone", "value"))
def say_submits(*values):
    return " ".join(map(repr, values))


@server.post("/saved")
def saved():
    return "saved " + " ".join(request.form.values())


many = app_at("many", html.Div([
    html.Div([dcc.Input(id=f"field-{number}", placeholder=f"field {number}")
              for number in range(400)]),
    html.Pre(id="said"),
]))


@many.callback(Output("said", "children"), Input("field-0", "value"))
def say_first(value):
    return repr(value)
