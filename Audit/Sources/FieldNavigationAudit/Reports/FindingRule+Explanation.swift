extension FindingRule {
  /// What is wrong and what to do, as the documentation has it.
  public var explanation: String {
    switch self {
    case .duplicateTag:
      """
      A tag stands at more than one field. Code that looks for the next tag, \
      by `viewWithTag(_:)` or from a sorted list, finds the first of them \
      only. Give each field a tag of its own.

      Tags count as a sequence where at least half of the fields have one, \
      the numbers are near each other, no other view has one of them, the \
      one before or the one behind, and no outlet leads from field to field.
      """
    case .missingTag:
      """
      A field has no tag where others have one, or a number is left out: a \
      chain by tag ends there. Give it the tag of its place.
      """
    case .tagOrder:
      """
      The tags lead another way than the eye. Number the fields as they are \
      read.
      """
    case .doneInMiddle:
      """
      A key says Done, Go or Join, and another field follows. The navigator \
      leaves such a key to the app, and closes the keyboard. Say Next, or \
      leave the label out.

      Not found are keyboards without a Return key, fields that open a \
      picker (an outlet `inputView`, an action as editing begins, a name \
      such as "birthday"), Continue, the last password of a form, which \
      submits it, and a field that follows in another section of a table. \
      Labels are looked at only where the file has the place of every field of \
      the screen.
      """
    case .nextAtEnd:
      """
      A key says Next, no field follows, and nothing in the file hears of \
      Return. It does nothing. Say Done. A single field may lead to the next \
      screen.
      """
    case .noReturnKey:
      """
      The key says "return", though Return could lead on. The navigator sets \
      it; an app without it says Next or Done in the file.
      """
    case .unreachableInChain:
      """
      An outlet leads to a field that is hidden or disabled. Lead past it.
      """
    case .noDelegate:
      """
      A field has no delegate, where most others of its screen have one: \
      code in `textFieldShouldReturn(_:)` does not hear of it. Connect it.
      """
    case .noWayOn:
      """
      A number pad has no Return key on a phone, and another field follows. \
      The navigator puts a bar above it; an app without it needs an \
      accessory view with Next and Done.
      """
    case .covered:
      """
      The keyboard covers the field, and nothing scrolls. The navigator \
      moves the view; an app without it puts the fields into a scroll view. \
      The keyboard is taken to be 260 points high on phones with a home \
      button, 336 on those without, and 324 on tablets.

      Not found are screens with a keyboard library's class, or with an \
      outlet that is named for the keyboard or leads to a constraint that \
      can lift the form; a single field at the foot of a screen; text views \
      without a delegate.
      """
    case .duplicateSegue:
      """
      Two segues of a controller have the same identifier, and lead to \
      different screens or in different ways: `performSegue` takes one of \
      them. Rename one.
      """
    case .noContentType:
      """
      A field for a password, an email address, a telephone number or a \
      one-time code does not say so: the system cannot offer what it has \
      saved. Set the content type.
      """
    case .positiveTabIndex:
      """
      A field of a page has a `tabindex` above 0: it comes before all that \
      has none, whatever its place is, for Tab and for Return. Put it where \
      it belongs, and leave `tabindex` out.
      """
    case .hintMismatch:
      """
      An `enterkeyhint` says what Enter does not do: next where no field \
      follows, done in a text of several lines, go in a form that nothing \
      submits, or a word that no browser knows. The adapter sets the label \
      by itself; leave the attribute out, or correct it.
      """
    case .enterSubmitsNothing:
      """
      Enter in a form of a page does nothing: it has two fields or more, and \
      no button of type `submit`. Make the button that sends the form one.

      Found are forms with a password, and those with a single button that has \
      a word on it. An attribute such as `onkeydown` in the form counts as an \
      answer; a script in another file cannot be seen.
      """
    case .noAutocomplete:
      """
      A field of a page for a password, an email address, a telephone number \
      or a one-time code has no `autocomplete`: browsers guess what they may \
      offer. `autocomplete="off"` at the field or at its form counts as an \
      answer.
      """
    case .duplicateID:
      """
      An ID stands at two elements, and a label beside the second, or a \
      `form` attribute, refers to it: the browser takes the first. Rename one.
      """
    }
  }
}
