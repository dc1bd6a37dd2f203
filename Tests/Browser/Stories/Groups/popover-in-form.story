# A group without a submit button ends as without the adapter. The browser submits the form from any of its inputs, so the last
# Enter in the popover submits once, and the key promises nothing.

Return stays in an open popover (R12) | page popover-in-form |
  tap more; tap from -> from next; type 1; return -> to, submits 0

At the end of a popover without a submit button Enter is the browser's (R12) | page popover-in-form |
  tap more; tap to; type 2; return -> to, submits 1, clicks apply 0

Return outside of an open popover does not go into it (R12) | page popover-in-form |
  tap more; tap name -> name next; type n; return -> mail done, submits 0
