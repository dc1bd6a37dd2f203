An empty read-only input with aria-haspopup=listbox is a stop (R4) | page readonly-listbox |
  tap name -> name next; type n; return -> city, submits 0; press ArrowDown; return -> city, text city Oslo, submits 0;
  return -> mail done, submits 0; type m; return -> submits 1

A free Enter in an empty read-only trigger goes on and does not submit (R4) | page readonly-listbox |
  tap name; type n; return -> city; return -> mail done, submits 0

A filled read-only trigger is passed over (R4) | page readonly-listbox |
  tap name; type n; return -> city; press ArrowDown; return -> text city Oslo; tap name -> name next;
  return -> mail done, submits 0
