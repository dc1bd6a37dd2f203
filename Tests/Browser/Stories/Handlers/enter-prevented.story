# Also wanted (not a story): a hint in the console, once, and the inspector's, that name the listener's element.

Where the page prevents every Enter nothing moves without the option (R14) | page enter-prevented |
  tap name; type n; return -> name, submits 0; return -> name, submits 0
