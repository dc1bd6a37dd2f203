A component that knows its form is a stop, as today (R4) | page component-with-form |
  tap name -> name next; type n; return -> city next, submits 0; return -> mail done, submits 0
