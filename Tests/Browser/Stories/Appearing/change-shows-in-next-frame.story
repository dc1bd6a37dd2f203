# The facts hold once the next frame has been drawn.

A field that change shows in the next frame is next, too, with one move event (R17) | page change-shows-in-next-frame |
  tap country -> country next; type US; return -> state next, text moves "1", text changes "1", submits 0;
  return -> city done, submits 0
