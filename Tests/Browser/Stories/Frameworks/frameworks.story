# StrictMode mounts each effect twice: attach, detach, attach. No warning, one move per
# Enter, and the ref has the live handle. The options are an object literal that is new
# in each rendering. The hook attaches to the document while the component is mounted,
# so the plain form works only then.
React 18: the hook in StrictMode (R4) | page react-hook-strict |
  tap name -> name next, disabled back, enabled on, text warnings 0;
  # renders on each letter
  type Ada -> name next, text name Ada;
  # filled City is next, one move only
  return -> city next, submits 0, enabled back, enabled on;
  tap on -> email done, submits 0, enabled back, disabled on;
  # the ref has the handle that is attached
  call handleRef.current.canFocusNext false -> email;
  tap back -> city next;
  return -> email done;
  type a@b -> email done;
  return -> email, submits 1, clicks send 1, text sent "Ada, London, a@b";
  # attached to the document
  tap p1 -> p1 next;
  return -> p2 done, submits 1;
  # unmounts the component, which detaches
  tap toggle -> submits 1;
  tap p1 -> p1 -;
  # the browser's own Enter
  return -> p1, submits 2, clicks old 1;
  # mounts it again
  tap toggle -> submits 2;
  tap name -> name next;
  return -> city next, submits 2, text warnings 0

# <FieldNavigation> attaches to its own content only; its props are the options. isEmpty
# is a function that is new in each rendering, so each letter changes a prop: nothing of
# that may show. A button changes `destination`.
React 18: the component around one form (R4) | page react-component |
  tap name -> name next, text warnings 0;
  # the component's div has no box
  call "getComputedStyle(document.querySelector('#inside').parentElement).display" "contents";
  call "document.querySelector('#inside').parentElement.localName" "div";
  # each letter renders with another isEmpty
  type Ada -> name next, text name Ada, text hello "Hello Ada";
  # isEmpty says that Discount is filled
  return -> phone done, submits 0;
  # destination is next now: attached again
  tap toggle -> text way next;
  tap name -> name next;
  # filled or not
  return -> discount next, submits 0;
  # one move per Enter
  return -> phone done, submits 0;
  return -> phone, submits 1, clicks send 1;
  # outside of the component
  tap question -> question -;
  # the browser's own Enter
  return -> question, submits 2, clicks ask 1, text warnings 0

# The element is in the HTML before its script defines it; a second one is made by a
# script, removed and put back. Its attributes are words; its property `handle` is the
# handle.
No framework: the custom element (R4) | page custom-element |
  # the element was upgraded
  tap ph -> ph next, text warnings 0;
  # destination=next
  return -> salt next, submits 0;
  return -> iron next, submits 0;
  # ending=wrap
  return -> ph next, submits 0;
  tap on -> salt next;
  tap on -> iron;
  # never around the end
  call "document.querySelector('#nav').handle.canFocusNext" false -> iron;
  tap back -> salt;
  # the second element has the default options
  tap author -> author next;
  # filled Room is skipped
  return -> day done, submits 0;
  return -> day, submits 1, clicks keep 1;
  # each element has a handle of its own
  call second.handle.focusPrevious() true -> room;
  # the element leaves the page, the form stays
  do unwrap;
  tap author -> author -;
  # the browser's own Enter
  return -> author, submits 2, clicks keep 2;
  # the element is put back
  do wrap;
  tap author -> author next;
  return -> day done, submits 2, text warnings 0
