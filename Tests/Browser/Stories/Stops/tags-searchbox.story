# Whether tags beside the input make it filled when nothing in ARIA tells it. So only the stop itself is asked for, that
# a tag is only a tag, and that the user gets on from it.

An empty searchbox inside of a combobox is a stop (R4) | page tags-searchbox |
  tap name -> name next; type n; return -> tag, submits 0; type red; return -> tag, text tags "red ", submits 0;
  return -> mail done, submits 0

An empty searchbox inside of a combobox is left by Enter without a tag (R4) | page tags-searchbox |
  tap tag; return -> mail done, submits 0
