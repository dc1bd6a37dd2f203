# A select opens its list on each Enter and prevents it (the component's, R14); Escape and Tab go on. A date picker opens its
# calendar on focus; its Enter is free, empty or typed (without us it submits), and so goes on.

Ant Design, empty: each control is a stop, and nothing is submitted before the end (R4) | page antd |
  tap name -> name next; return -> country, submits 0; return -> country, submits 0; press Escape; tab -> born next, submits 0;
  return -> tags, submits 0; return -> tags, submits 0; press Escape; tab -> note done, submits 0;
  return -> note, submits 1

Ant Design, filled on the way: picks are only picks (R4) | page antd |
  tap name; type Ann; return -> country, submits 0; return; return -> country, submits 0; tab -> born, submits 0;
  type 2000-01-02; return -> tags, submits 0; type red; return -> tags, submits 0; press Escape; tab -> note done; type n; return -> submits 1

Ant Design: an empty select is not leapt over from the last text before it (R4) | page antd |
  tap note; type n; tap name; type Ann; return -> country, submits 0
