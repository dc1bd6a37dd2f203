extension FindingRule {
  /// An explanation of the problem and the fix, longer than ``summary``.
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
      a number, so a chain by tag ends there. Give the field the tag for its \
      place.
      """
    case .tagOrder:
      """
      The tags are not in reading order. Number the fields in the order in \
      which people read them. It is a warning if the source of the screen's \
      class moves with `viewWithTag`.
      """
    case .doneInMiddle:
      """
      A key shows Done, Go or Join, but another field follows. The navigator \
      keeps such a label, and the key closes the keyboard. Use Next, or \
      remove the label.

      Not reported: keyboards without a Return key; fields that open a \
      picker (an outlet `inputView`, an action when editing begins, a name \
      such as "birthday"); search fields; fields for one letter each; \
      Continue; the last password of a form, which submits it; and fields \
      that end a part of the screen:

      - All fields after it are optional, open a picker, or are text views \
      without a delegate.

      - The next field is in another section of a table, below a button with \
      a title, in the same place, in a view that covers the one before, on a \
      page beside this one, or, after a password, the name for another login.

      - A button with a title is beside the field, such as Apply beside a code.

      - The key shows Go or Join, or an earlier field has Next or Continue; \
      but not if the next field has a label that finishes, too, or is a \
      password without a label.

      Labels are checked only if the file gives the place of every field on \
      the screen.
      """
    case .nextAtEnd:
      """
      A key shows Next, but no field follows, and the file connects neither a \
      delegate nor an action to the field, as it does for all earlier ones, \
      so the key does nothing. Use Done.

      Not reported: a single field, which may lead to the next screen; a name \
      such as "birthday", for which code may open a picker; and screens with \
      another field that the file doesn't connect, because code may do so.

      If the folders have sources, the rule also reports these screens: as a \
      warning if the source of the screen's class is there and has no \
      `textFieldShouldReturn`, and as a note otherwise.
      """
    case .noReturnKey:
      """
      A key has the default label, although Return could move on. The \
      navigator sets the label; an app without it sets Next or Done in the \
      file.

      Not reported: screens with an FNFieldNavigator in the scene's dock, and \
      all screens if a source in the folders uses the navigator.
      """
    case .unreachableInChain:
      """
      An outlet leads to a field that is hidden or disabled in the file. \
      Skip that field while it is, unless the app's code already does.
      """
    case .noDelegate:
      """
      A field has no delegate, unlike most others on its screen, so \
      `textFieldShouldReturn(_:)` is not called for it. Connect the \
      delegate. It is a warning if the source of the screen's class has that \
      method and sets no delegate.
      """
    case .noWayOn:
      """
      A number pad has no Return key on a phone, and another field follows. \
      The navigator adds an input bar; an app without it needs an accessory \
      view with Next and Done. It is a warning if the sources of the app are \
      in the folders and set no `inputAccessoryView`.
      """
    case .covered:
      """
      The keyboard covers the field, and nothing scrolls. The navigator \
      moves the view; an app without it puts the fields in a scroll view. \
      The keyboard is assumed to be 260 points high on phones with a home \
      button, 336 on those without, and 324 on tablets.

      Not reported: screens that use a class of a keyboard library, or have an \
      outlet that is named for the keyboard or leads to a constraint that \
      can lift the form; a single field at the bottom of a screen; and text \
      views without a delegate.

      It is a warning if the screen is at least as high as an iPhone SE's, the \
      keyboard covers the middle of the field, and the source of the screen's \
      class has no name that is about the keyboard, insets or offsets.
      """
    case .duplicateSegue:
      """
      Two segues that begin at a controller itself have the same identifier \
      but lead to different screens or in different ways, and `performSegue` \
      uses only one of them. Rename one.

      Not reported: segues of buttons, cells and containers, which start \
      without their identifiers.
      """
    case .noContentType:
      """
      A field for a password, an email address, a telephone number or a \
      one-time code has no content type, so the system can't offer what it \
      has saved. Set the content type.
      """
    case .positiveTabIndex:
      """
      A field of a page has a `tabindex` above 0, so Tab and Return reach it \
      before everything without one, wherever it is. Move it to its place in \
      the page, and remove `tabindex`. It is a note if the field passes no \
      other field of the form, or if most fields of the form have a \
      `tabindex`.

      Not reported: pages with a script that reads the `tabindex` of its \
      elements, and fields of a whole page that jump over nothing or over a \
      single link.
      """
    case .hintMismatch:
      """
      An `enterkeyhint` promises what Enter doesn't do: next where no field \
      follows, done in a text of several lines, go in a form that nothing \
      submits, or a value that browsers don't know. The adapter sets the \
      label itself; remove the attribute, or correct it.
      """
    case .enterSubmitsNothing:
      """
      Enter does nothing in a form of a page, because the form has two or \
      more fields and no button of type `submit`. Give that type to the \
      button that sends the form. If a script sends the form, move its code \
      to the form's `submit` event and call `preventDefault`.

      Only forms with a password, and forms with a single button whose label \
      is text, are reported. A form with an attribute such as `onkeydown` \
      isn't reported.

      The finding is only a note if a script in the page, or one that it loads \
      from the given folders, may hear Enter, if a \
      template may add a button, or if the form shows nothing that sends it: \
      no button except beside a single input, and, with a password, no link.

      A password outside of any form is reported if the page is whole and has \
      a button there. It is a note if a script may hear Enter or can't be read, \
      and if there are more than four inputs or two buttons.
      """
    case .noAutocomplete:
      """
      A field of a page for a password, an email address, a telephone number \
      or a one-time code has no `autocomplete`, so browsers guess what to \
      offer. Add the attribute.

      The only password of a form is the current one if a button or the name \
      of the form is about signing in, and a new one if they are about saving \
      or registering. Otherwise it is the current one in a form of at most two \
      inputs, and the message leaves the choice in a larger one.

      Not reported: fields with `autocomplete="off"`, and fields of a form \
      with it.
      """
    case .duplicateID:
      """
      Two elements have the same ID, and a label beside the second, or a \
      `form` attribute, refers to it, but the browser uses the first. Rename \
      one.

      Not reported: elements in different conditions of a template, and IDs that \
      a template completes.
      """
    case .codeBoxes:
      """
      A code has four to eight boxes for one letter each, and a fill, a paste \
      or a screen reader can't use them: no box has the content type of a \
      one-time code, `maxlength` cuts a fill and no script spreads it, no \
      `<fieldset>` or `role="group"` holds the boxes, or a box has no label \
      such as "digit 1 of 6". Use one field with a length: a code with one \
      field, or a `maxlength` of 6 and `autocomplete="one-time-code"`. Boxes \
      can be drawn behind it.

      In a page, a box has a `maxlength` of 1. In a storyboard, the boxes are \
      equal, in one row, and at most 60 points wide. Boxes for a date aren't \
      reported.

      The finding is a warning if the page is whole, its names speak of a code, \
      and none of its scripts mentions a paste or `maxlength`. It is a note in \
      a storyboard, in a part of a page, or if a script isn't in the folders.
      """
    case .plainPassword:
      """
      A field for a password shows what people type. In a page, its type is \
      `text`: give it the type `password`. In a storyboard, turn on secure \
      text entry.

      A field asks for a password if its name, ID, placeholder or outlet is \
      just the word for it, such as "txtConfirmPassword". Not reported: \
      inputs whose type a template or a script decides.

      In a storyboard the finding is a note. It is a warning if the source of \
      the screen's class is in the folders and doesn't set \
      `isSecureTextEntry`, and it isn't reported if the source does.
      """
    case .strayLabel:
      """
      The `for` of a label is an ID that no element has, or the ID of a field \
      that another label names, while the field beside the label has no name. \
      A click on the label then focuses nothing or another field, and screen \
      readers don't read it. Give label and field the same ID.

      Not reported: IDs that a template completes, labels with template tags \
      before the field, and messages of validation plugins.
      """
    case .wrongDefaultButton:
      """
      Enter presses the first button of a form that has the type `submit`, \
      and that button doesn't send the form. A button without `type` has the \
      type `submit`. Give it the type `button`, or move it behind the button \
      that sends.

      Its label is a word such as Cancel, Previous or Show, also in a \
      template's string, or it signs in with another site. A button without \
      `type` is also reported if it is just an icon, a sign such as "<" or a \
      single letter; and, if a later button has the type `submit` or a label \
      such as Save, also if a click has a handler, if it opens or closes \
      something, by `aria-haspopup`, `aria-expanded`, `data-toggle` or \
      `data-dismiss`, or if its label is a word such as Add or Upload.

      Not reported: forms that may handle keys, labels, icons and handlers that \
      may be about sending or a search, buttons that a framework gives another \
      type, and a button for a part of the form just behind its only input.
      """
    case .unreachableRequired:
      """
      A field is `required`, but a negative `tabindex` makes Tab and Return \
      leap over it, so the form can't be sent without a mouse. Remove \
      `tabindex`.

      Not reported: fields with a value, and fields that are read-only, \
      disabled or hidden from screen readers.
      """
    }
  }
}
