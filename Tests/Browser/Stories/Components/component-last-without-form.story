# The browser does not submit from an input in a shadow root, so the key must not show Done (On the web,
# "What counts as a form"): no label, and Return does nothing.

A form that ends in a component's shadow input promises no Done (R6) | page component-last-without-form |
  tap given -> given next; type g; return -> mail -, submits 0; type m; return -> mail -, submits 0, clicks save 0 |
  chromium firefox
