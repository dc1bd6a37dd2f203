# At the end the component submits by its own timer, as without the adapter. The adapter cannot know that, so no Done is
# promised (On the web: a form that ends in a shadow root doesn't show Done).

A component that submits later does not submit at a move, but at the end (R6) | page component-submits-later |
  tap given -> given next; type g; return -> family next, submits 0; type f; return -> mail -, submits 0;
  type m; return -> mail, submits 1 |
  chromium firefox

An empty component that submits later does not submit at a move (R6) | page component-submits-later |
  tap given; return -> family next, submits 0; return -> mail, submits 0; return -> submits 1 |
  chromium firefox
