"""Tests that `detach` restores the page to its state before `attach`."""

import pytest

THREE = ("<form id=f><input id=a><input id=b value=x enterkeyhint=send>"
         "<textarea id=t>x</textarea><input id=c><button id=go>Go</button></form>")
HTML = "document.documentElement.outerHTML"


def attached(page, body=THREE, options="{}"):
    page.open(body)
    page.inject()
    page.run(f"window.before = {HTML}")
    page.attach(options)
    page.focus("#a")
    return page


def test_detach_restores_every_attribute(page):
    attached(page).labels({"a": "next", "b": "send", "c": "done"})
    page.run("handle.detach()")
    assert page.evaluate(f"{HTML} === before")


def test_detach_restores_every_attribute_after_use_of_the_adapter(page):
    attached(page).press("Enter")
    page.type("x")
    page.run("c.disabled = true; c.disabled = false; c.hidden = true; c.hidden = false")
    page.run("handle.detach()")
    assert page.evaluate(f"{HTML} === before")


def test_detach_before_any_idle_time_leaves_no_pending_work(page):
    attached(page).run("handle.detach()")
    # Idle callbacks run in order. All earlier callbacks have run by now.
    page.run("window.isIdle = false; (window.requestIdleCallback ?? setTimeout)"
             "(() => setTimeout(() => { isIdle = true; }, 50))")
    page.wait_for("isIdle")
    assert page.evaluate(f"{HTML} === before")


def test_detach_keeps_a_label_that_the_page_set_meanwhile(page):
    attached(page).run("a.setAttribute('enterkeyhint', 'search'); handle.detach()")
    assert page.label("#a") == "search"


def test_the_browser_handles_enter_after_detach(page):
    attached(page).run("handle.detach()")
    page.record()
    page.press("Enter")
    assert (page.active(), page.saw("submit")) == ("a", ["f"])


def test_a_field_focused_after_detach_has_no_label(page):
    attached(page).run("handle.detach(); c.disabled = true; a.blur(); a.focus()")
    assert page.label("#a") is None


def test_the_browser_handles_tab_after_detach(page):
    attached(page, "<input id=a><input id=b><input id=c>", "{order: [a, c, b]}")
    page.run("handle.detach()")
    page.send("Tab")
    page.wait_for("active() !== a")
    assert page.active() == "b"


def test_detach_removes_every_listener_that_the_adapter_added(page):
    page.open(THREE + "<div id=host></div>")
    page.inject()
    page.run("""
      host.attachShadow({mode: "open"}).innerHTML = "<input><input>";
      const {addEventListener: add, removeEventListener: remove} =
        EventTarget.prototype;
      const nodes = [];
      const idOf = (node) => nodes.includes(node) ? nodes.indexOf(node)
        : nodes.push(node) - 1;
      window.live = new Set();
      window.added = 0;
      const name = (node, [type, listener, how]) =>
        [idOf(node), type, idOf(listener), how === true || !!how?.capture].join();
      EventTarget.prototype.addEventListener = function (...all) {
        added += 1;
        live.add(name(this, all));
        return add.apply(this, all);
      };
      EventTarget.prototype.removeEventListener = function (...all) {
        live.delete(name(this, all));
        return remove.apply(this, all);
      };
      const handle = FieldNavigation.attach();
      handle.detach();
      Object.assign(EventTarget.prototype, {
        addEventListener: add, removeEventListener: remove});
    """)
    assert page.evaluate("[added > 0, ...live]") == [True]


def test_a_second_detach_does_nothing(page):
    attached(page).run("handle.detach(); handle.detach()")
    assert page.evaluate(f"{HTML} === before")


def test_the_adapter_works_if_it_is_attached_again(page):
    attached(page).run("handle.detach()")
    page.attach()
    page.press("Enter")
    assert page.active() == "c"


def test_one_press_moves_focus_once_with_two_adapters(page):
    # One press makes at most one move. Either adapter may handle the press first (R14).
    attached(page, "<input id=a><input id=b><input id=c>").attach()
    page.press("Enter")
    assert page.active() == "b"


def test_the_labels_are_right_with_two_adapters_attached(page):
    attached(page, "<form id=f><input id=a><input id=b value=x><button>Go</button>"
             "</form>")
    page.labels({"a": "done"})
    page.run("window.second = FieldNavigation.attach()")
    page.run("b.value = ''; b.dispatchEvent(new Event('input', {bubbles: true}))")
    page.labels({"a": "next", "b": "done"})


WARNINGS = ("window.warnings = [];"
            "console.warn = (...all) => { warnings.push(all); };")


def test_attaching_twice_to_the_same_root_warns_once(page):
    page.open(THREE)
    page.run(WARNINGS)
    page.attach()
    assert page.evaluate("warnings.length") == 0
    page.attach("{destination: 'next'}")
    assert page.evaluate("warnings.length") == 1
    assert page.evaluate("warnings[0][0]").startswith("FieldNavigation: attached twice")
    assert page.evaluate("warnings[0][1] === document")


ATTACHING = {
    # React's StrictMode mounts a component, unmounts it and mounts it again.
    "after detach": "FieldNavigation.attach().detach(); FieldNavigation.attach();",
    "to two forms": "FieldNavigation.attach(a.form); FieldNavigation.attach(other);",
    "to a part of a root": "FieldNavigation.attach(); FieldNavigation.attach(a.form);",
}


@pytest.mark.parametrize("way", ATTACHING)
def test_attaching_to_a_root_without_an_adapter_logs_no_warning(page, way):
    page.open("<form><input id=a><input id=b></form>"
              "<form id=other><input><input></form>")
    page.run(WARNINGS)
    page.inject()
    page.run(ATTACHING[way])
    assert page.evaluate("warnings") == []


def test_two_adapters_restore_the_html_when_both_detach(page):
    attached(page).labels({"a": "next", "c": "done"})
    page.run("window.second = FieldNavigation.attach();"
             "second.detach(); handle.detach()")
    assert page.evaluate(f"{HTML} === before")


def test_reset_and_detach_in_one_task_leave_no_pending_timer(page):
    attached(page).run("""
      window.timers = new Set();
      const {setTimeout: start, clearTimeout: stop} = window;
      window.setTimeout = (...all) => {
        const timer = start(...all);
        timers.add(timer);
        return timer;
      };
      window.clearTimeout = (timer) => { timers.delete(timer); stop(timer); };
      f.reset(); f.reset(); handle.detach();
      Object.assign(window, {setTimeout: start, clearTimeout: stop});
    """)
    assert page.evaluate("[...timers]") == []
    assert page.evaluate(f"{HTML} === before")


def test_detach_before_a_move_ends_the_press_without_an_error(page):
    attached(page).labels({"a": "next", "c": "done"})
    page.run("addEventListener('fieldnavigation:move', () => handle.detach())")
    page.press("Enter")
    page.run("handle.detach()")
    assert page.evaluate(f"{HTML} === before")


def test_return_tries_no_further_field_after_a_refusing_field_detaches_the_adapter(
        page):
    attached(page, "<input id=a><input id=b><input id=c>")
    page.run("b.onfocus = () => { b.blur(); handle.detach(); }")
    page.press("Enter")
    assert page.active() == "a"
    assert page.evaluate(f"{HTML} === before")


def test_a_function_that_throws_during_attach_leaves_the_page_unchanged(page):
    page.open(THREE)
    page.inject()
    page.focus("#a")
    page.run(f"""
      window.before = {HTML};
      window.calls = 0;
      const order = {{*[Symbol.iterator]() {{
        if ((calls += 1) > 1) throw new Error("not now");
      }}}};
      try {{
        FieldNavigation.attach(document, {{order}});
      }} catch (error) {{ window.caught = error.message; }}
      window.callsInAttach = calls;
      b.dispatchEvent(new Event("input", {{bubbles: true}}));
    """)
    assert page.evaluate("[caught, calls - callsInAttach]") == ["not now", 0]
    assert page.evaluate(f"{HTML} === before")


def test_the_adapter_does_not_retain_removed_fields(in_chromium):
    page = in_chromium
    page.open("<form id=f><input id=a><input id=b><button>Go</button></form>")
    page.attach()
    page.focus("#a")
    page.run("window.gone = new WeakRef(b); b.remove();"
             "f.insertAdjacentHTML('beforeend', '<input id=c>')")
    page.labels({"a": "next", "c": "done"})
    page.tools.send("HeapProfiler.collectGarbage")
    page.wait_for("gone.deref() === undefined")
