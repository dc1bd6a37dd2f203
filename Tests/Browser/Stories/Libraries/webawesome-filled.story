Web Awesome, filled: no stop is left, and the first Enter submits once (R4) | page webawesome-filled |
  tap name -> name -; return -> name, submits 1

Web Awesome, filled: from the date, too (R4) | page webawesome-filled |
  tap born; return -> born, submits 1
