extension FindingRule {
  /// What is wrong and what to do, as the documentation has it.
  public var explanation: String {
    switch self {
    case .duplicateTag:
      """
      Two fields of a sequence have the same tag. Code that looks for the \
      next tag, with `viewWithTag(_:)` or in a sorted list, finds only the \
      first of them. Give each field its own tag.

      Tags count as a sequence if at least half of the fields have one, the \
      numbers are close together, no other view has one of them or the \
      number just before or after, and no outlets lead from field to field.
      """
    case .missingTag:
      """
      A field has no tag although the others have one, or the sequence skips \
      a number: a chain by tag ends there. Give the field the tag for its \
      place.
      """
    case .tagOrder:
      """
      The tags are not in reading order. Number the fields in the order in \
      which people read them.
      """
    case .doneInMiddle:
      """
      A key says Done, Go or Join, but another field follows. The navigator \
      leaves such a key to the app and closes the keyboard. Say Next, or \
      remove the label.

      Not reported: keyboards without a Return key; fields that open a \
      picker (an outlet `inputView`, an action when editing begins, a name \
      such as "birthday"); search fields; Continue; the last password of a \
      form, which submits it; and fields after which a part of the screen \
      ends, because the next field is in another section of a table, below a \
      button with a title, optional like all that follow, or, after a \
      password, the name of another login. The labels are checked only if \
      the file has the place of every field of the screen.
      """
    case .nextAtEnd:
      """
      A key says Next, but no field follows, and the file connects neither a \
      delegate nor an action to the field, as it does for the ones before, \
      so the key does nothing. Say Done.

      Not reported: a single field, which may lead to the next screen, and \
      screens where the file connects no field, because code may set the \
      delegates.
      """
    case .noReturnKey:
      """
      The key says "return", although Return could lead on. The navigator \
      sets the label; an app without it sets Next or Done in the file.
      """
    case .unreachableInChain:
      """
      An outlet leads to a field that is hidden or disabled in the file. \
      Skip that field as long as it is, unless the app's code already does.
      """
    case .noDelegate:
      """
      A field has no delegate, unlike most others of its screen, so \
      `textFieldShouldReturn(_:)` is not called for it. Connect the \
      delegate.
      """
    case .noWayOn:
      """
      A number pad has no Return key on a phone, and another field follows. \
      The navigator adds a bar above the keyboard; an app without it needs \
      an accessory view with Next and Done.
      """
    case .covered:
      """
      The keyboard covers the field, and nothing scrolls. The navigator \
      moves the view; an app without it puts the fields in a scroll view. \
      The keyboard is assumed to be 260 points high on phones with a home \
      button, 336 on those without, and 324 on tablets.

      Not reported: screens with the class of a keyboard library, or with an \
      outlet that is named for the keyboard or leads to a constraint that \
      can lift the form; a single field at the bottom of a screen; and text \
      views without a delegate.
      """
    case .duplicateSegue:
      """
      Two segues of a controller have the same identifier but lead to \
      different screens or in different ways: `performSegue` takes one of \
      them. Rename one.
      """
    case .noContentType:
      """
      A field for a password, an email address, a telephone number or a \
      one-time code has no content type, so the system can't offer what it \
      has saved. Set the content type.
      """
    case .positiveTabIndex:
      """
      A field of a page has a `tabindex` above 0: for Tab and for Return it \
      comes before everything that has none, wherever it is. Move it to its \
      place in the page, and remove `tabindex`.

      Not reported: pages with a script that looks for elements by their \
      `tabindex`.
      """
    case .hintMismatch:
      """
      An `enterkeyhint` promises what Enter doesn't do: next where no field \
      follows, done in a text of several lines, go in a form that nothing \
      submits, or a value that browsers don't know. The adapter sets the \
      label by itself; remove the attribute, or correct it.
      """
    case .enterSubmitsNothing:
      """
      Enter does nothing in a form of a page: it has two or more fields, and \
      no button of type `submit`. Give the button that sends the form that \
      type.

      Reported are forms with a password, and those with a single button \
      that has a word on it. A form with an attribute such as `onkeydown` is \
      not reported; scripts in other files are not read.
      """
    case .noAutocomplete:
      """
      A field of a page for a password, an email address, a telephone number \
      or a one-time code has no `autocomplete`, so browsers guess what to \
      offer. Fields with `autocomplete="off"`, and those of a form with it, \
      are not reported.
      """
    case .duplicateID:
      """
      Two elements have the same ID, and a label beside the second, or a \
      `form` attribute, refers to it: the browser takes the first. Rename \
      one.

      Not reported: elements of which a template shows only one, with an \
      `else` between them.
      """
    }
  }
}
