Under a next at the end Return goes to the first mistake, as under Done (R16) | page hint-next-mistake |
  tap mail; type m; return -> name next, submits 0
