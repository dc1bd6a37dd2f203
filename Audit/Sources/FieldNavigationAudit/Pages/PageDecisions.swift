import FieldNavigation

/// Properties of fields that the engine's field states don't include. Each list
/// has one value per field.
struct PageDecisions {
  let submission: PageForms.Submission
  /// The modal element around each field, or `nil`. Return doesn't leave a
  /// modal element (R1).
  let modals: [Int?]
  let isInside: (_ modal: Int, _ field: Int) -> Bool
  /// Whether each field is a form control. An editable element isn't a form
  /// control. Return submits nothing from such an element.
  let isOfForm: [Bool]

  /// Whether Return in a field submits the form.
  fileprivate func submits(_ place: Int) -> Bool {
    isOfForm[place] && submission != .none
  }
}

extension PageScreen {
  /// Asks the engine where Return leads from each field of a page (R4, R6).
  ///
  /// - Complexity: O(fields · modal elements).
  mutating func decide(_ page: PageDecisions) {
    guard part != .rest else {
      // The browser handles Enter in fields outside a form (R12).
      for place in fields.indices where fields[place].state.isReachable {
        fields[place].destination = .own
      }
      return
    }
    var forms: [Int?: FieldForm<Int>] = [:]
    for place in fields.indices {
      let modal = page.modals[place]
      let form = forms[modal] ?? form(inside: modal, page)
      forms[modal] = form
      decide(place, form, page)
    }
  }

  private func form(inside modal: Int?, _ page: PageDecisions) -> FieldForm<Int>
  {
    var form = FieldForm<Int>(fields.indices)
    for place in fields.indices {
      var state = fields[place].state
      if let modal, !page.isInside(modal, place) {
        state.obstacles.insert(.noInteraction)
      }
      form.update(place, state)
    }
    return form
  }

  private mutating func decide(
    _ place: Int, _ form: FieldForm<Int>, _ page: PageDecisions
  ) {
    let state = fields[place].state
    guard state.isReachable else { return }
    let submits = page.submits(place)
    let isFixed = state.fixedReturnKey != nil && !state.handlesReturn
    let move = form.moveOnReturn(from: place)
    if isFixed || move != .finish || submits && !isAlone(place) {
      fields[place].returnKey = form.returnKey(of: place)
    }
    fields[place].destination = .own
    switch move {
    case .focus(let target): fields[place].destination = .field(target)
    // If the page sets the label `done`, Return submits the form from any
    // field.
    case .finish where submits, .resign where submits:
      fields[place].destination = .finish
    default: break
    }
  }

  /// Whether the user sees no other field of the form. Hidden fields don't
  /// count.
  private func isAlone(_ place: Int) -> Bool {
    !fields.indices.contains {
      $0 != place
        && fields[$0].state.obstacles.isDisjoint(with: PageTerms.unseen)
    }
  }
}
