# As UI5's inputs do. An unchanged field submits while the key is down, which is its will. A changed one submits on the
# `change` of a held Enter, unless it hears a keyup before focus moves.

A component that submits an unchanged field while the key is down keeps its will (R14) | page component-submits-regardless |
  tap given; return -> given, submits 1 |
  chromium firefox

A component that submits on the change of a held Enter does not submit at a move (R7) | page component-submits-regardless |
  tap given; type g; return -> family, submits 0 |
  chromium firefox
