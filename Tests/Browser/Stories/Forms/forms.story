# Nested fieldsets, a disabled one whose first legend holds an enabled field, fields and
# the default button tied by form= outside the form, names that clash with form
# properties, and drop-downs in between.
Grant application: nested fieldsets and form= attributes (R1, R5, R12) |
  page nested-fieldsets-form-attribute |
  # a form owns all its fields, also by form=
  focus ref -> ref next, submits 0;
  return -> name next, submits 0;
  type Zed -> name next, submits 0;
  return -> legal, submits 0, clicks file 0;
  type c -> legal, submits 0, text legal Club;
  # #reg is filled; a field in the first legend of a disabled fieldset stays enabled
  # (HTML)
  return -> holder next, submits 0;
  type Zed -> holder next, submits 0;
  # R1: #iban and #bic are disabled; #alien and #nmail belong to the other form (R12);
  # #cur has a selected option
  return -> sum done, submits 0;
  # R5: the default button is tied by form=
  return -> sum, submits 1, clicks file 1, clicks join 0;
  # it stands inside #grant but belongs to #news
  focus alien -> alien next, submits 1;
  return -> nmail done, submits 1;
  return -> nmail, submits 2, clicks join 1;
  # a field outside any form is left to the browser
  focus unowned -> unowned -, submits 2;
  return -> unowned -, submits 2

# Boxes are reversed by CSS, and one field is first by `order`. Position in a browser is
# the sequential focus order (R2), or the listed order.
By position: the focus order, not the order on the screen or in the code (R2) |
  page focus-order |
  focus c -> c done;
  # a is last on the screen, but first to Tab
  return -> a, submits 0;
  focus f -> f done;
  # e is listed first
  return -> e, submits 0;
  delete;
  type y;
  return -> d, submits 0

# A form with role=search and a form inside <search> have several plain fields. Both are
# left to the browser: Enter searches from every field. The form below is as ever.
Site search with several fields (R2) | page site-search |
  # no label of the script
  tap what -> what -;
  type garden -> what -;
  # Where is empty, but Enter searches
  return -> what, submits 1, clicks find 1;
  tap where -> where -;
  return -> where, submits 2, clicks find 2;
  # inside <search>
  tap job -> job -;
  return -> job, submits 3, clicks look 1;
  tap name -> name next;
  return -> email done, submits 3
