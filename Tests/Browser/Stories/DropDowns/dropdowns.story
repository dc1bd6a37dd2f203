# A filter bar: one select shows its first option unmarked, one has a selected option,
# one text field after them; a second form has a search field and an auto-applying
# select.
Shop filter bar with preselected drop-downs (R4, R5) | page filter-bar |
  focus brand -> brand next, submits 0;
  type Ox -> brand next, submits 0;
  # R4: an unchanged select that shows its first option without a selected attribute is
  # empty. Focused, not opened
  return -> sort, submits 0, clicks apply 0, text sort new;
  # Chromium on Linux opens a closed drop-down on Enter: "The adapter leaves that Enter
  # to the browser"
  chromium: return -> sort, submits 0;
  # closes the list
  chromium: press Escape -> sort, submits 0, text sort new;
  # Chromium opened and closed the list; the other engines do nothing on this Enter
  return -> max done, submits 0;
  focus per -> per, submits 0;
  # the user has not changed it: the browser opens the list. (The Rules say it of every
  # closed drop-down, not only of empty ones)
  chromium: return -> per, submits 0, clicks apply 0;
  chromium: press Escape -> per, submits 0, text per 50, text applied 0;
  # in Chromium the list was opened and closed; elsewhere the first Enter: R4
  return -> max done, submits 0, clicks apply 0;
  return -> max, submits 1, clicks apply 1;
  # a search field in role=search: left to the browser
  focus q -> q -, submits 1;
  # native implicit submission
  return -> q, submits 2, clicks search 1

# A required select with an empty placeholder option, a select with optgroups and a
# preselected option in the second group, one with optgroups and nothing marked, and a
# list box (multiple).
Order form: placeholder, groups, multiple (R4) | page placeholder-optgroup-multiple |
  focus name -> name next, submits 0;
  type Per -> name next, submits 0;
  # value "" and unchanged: empty
  return -> country, submits 0, text country "";
  # native type-ahead in a closed drop-down chooses an option
  type n -> country, submits 0, text country Norway;
  # "If the user has already chosen an option, the adapter handles Enter" in every
  # engine; #dish has a selected option; #drink shows its first option unmarked
  return -> drink, submits 0, text drink Juice;
  type t -> drink, submits 0, text drink Tea;
  # a list box with nothing chosen: value "" and unchanged
  return -> extras, submits 0, text extras "";
  # a list box keeps Enter, which submits in Chromium
  tab -> wishes done, submits 0, clicks place 0;
  focus name -> name next, submits 0;
  # #country and #drink were chosen by the user; the list box is still empty.
  return -> extras, submits 0;
  focus wishes -> wishes done, submits 0;
  return -> wishes, submits 1, clicks place 1

# Changing the make fills the model list by innerHTML; typing the ZIP sets the region by
# script to an option that is not the first, and the fuel to the first option again; the
# select in focus can be rebuilt.
Used car search: drop-downs that scripts change (R1, R4) | page script-changed |
  focus zip -> zip next, submits 0;
  type 12 -> zip next, submits 0, text region North;
  # a script set #region: unchanged by the user, but its value is neither "" nor the
  # first option; #fuel still shows its first option unmarked: empty
  return -> fuel, submits 0;
  # type-ahead
  type d -> fuel, submits 0, text fuel Diesel;
  # the user has chosen
  return -> make, submits 0;
  # change fills and enables #model
  type v -> make, submits 0, text make Volvo;
  # R1: it is enabled now; value "" and unchanged
  return -> model, submits 0;
  type v -> model, submits 0, text model V60;
  return -> mail done, submits 0;
  focus region -> region, submits 0;
  # a script, not the user, changed it: this Enter is the browser's and opens the list
  chromium: return -> region, submits 0, clicks show 0;
  chromium: press Escape -> region, submits 0, text region North;
  # R4: #fuel, #make and #model are filled
  return -> mail done, submits 0, clicks show 0;
  focus make -> make, submits 0;
  # the user had chosen here before (focus left and came back).
  return -> mail, submits 0;
  return -> mail, submits 1, clicks show 1
