# Chromium draws the next frame before it runs the task.

A field that change shows in a later task is next, too, with one move event (R17) | page change-shows-in-task |
  tap country -> country next; type US; return -> state next, text moves "1", text changes "1", submits 0;
  return -> city done, submits 0
