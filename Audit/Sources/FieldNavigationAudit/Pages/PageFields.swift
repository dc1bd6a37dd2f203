import FieldNavigation

/// Finds the fields of a page and reads their values.
extension HTMLPage {
  /// The kind of field that an element is. `nil` if the element isn't a field.
  func kind(
    of place: Int, _ surroundings: [PageSurroundings]
  ) -> ScreenField.Kind? {
    let element = elements[place]
    guard !element.isForeign, !PageTerms.searchBox.matches(element),
      !surroundings[place].isAbsent, !surroundings[place].isInSearch
    else { return nil }
    switch element.name {
    case "input": return element.isTextInput ? .input : nil
    case "textarea": return .textarea
    case "select": return .select
    default:
      let isInside = element.parent.map { surroundings[$0].isEditable } ?? false
      let isHost = element.has("contenteditable") && !isInside
      return isHost && surroundings[place].isEditable ? .editable : nil
    }
  }

  /// Whether a field needs input (R4).
  func isEmpty(_ place: Int, _ kind: ScreenField.Kind) -> Bool {
    let element = elements[place]
    switch kind {
    case .input: return element.inputValue.isEmpty
    case .select: return isUnanswered(place)
    case .textarea: return text(in: place).isEmpty
    default:
      return text(in: place).allSatisfy(\.isWhitespace)
        && !descendants(of: place).contains {
          PageTerms.content.matches(elements[$0])
        }
    }
  }

  // MARK: Drop-downs

  /// Whether a drop-down needs a choice. An option without a value doesn't
  /// count as a choice. The first option counts only if the page marks it as
  /// `selected`.
  private func isUnanswered(_ place: Int) -> Bool {
    let options = descendants(of: place).filter {
      elements[$0].name == "option"
    }
    let isList = elements[place].isList
    let selected = options.filter { elements[$0].has("selected") }
    // If several options of a single-choice drop-down are `selected`, the last
    // one counts.
    let isSingle = !elements[place].has("multiple")
    let chosen =
      (isSingle ? selected.last : selected.first)
      ?? (isList ? nil : options.first { !isDisabled($0) })
    guard let chosen else { return true }
    if value(of: chosen).isEmpty { return true }
    return !isList && chosen == options.first
      && !elements[chosen].has("selected")
  }

  private func value(of option: Int) -> String {
    elements[option]["value"]
      ?? text(in: option).split(whereSeparator: \.isHTMLSpace).joined()
  }

  private func isDisabled(_ option: Int) -> Bool {
    let group = elements[option].parent.map { elements[$0] }
    return elements[option].has("disabled")
      || group?.name == "optgroup" && group?.has("disabled") == true
  }
}

extension HTMLElement {
  private static let otherTypes: Set<String> = [
    "button", "checkbox", "color", "file", "hidden", "image", "radio", "range",
    "reset", "search", "submit",
  ]

  /// The type of an input or a button, as the browser reads it.
  var controlType: String {
    let type = (self["type"] ?? "").lowercased()
    guard name == "input" else {
      if ["button", "reset", "submit"].contains(type) { return type }
      // A button with `command` or `commandfor` acts on another element. A
      // button for another element submits nothing.
      return has("command") || has("commandfor") ? "button" : "submit"
    }
    return PageTerms.textTypes.contains(type) || Self.otherTypes.contains(type)
      ? type : "text"
  }

  var isTextInput: Bool {
    name == "input" && PageTerms.textTypes.contains(controlType)
  }

  /// Whether two inputs of this type block implicit submission.
  var blocksSubmission: Bool {
    isTextInput
      || name == "input" && PageTerms.otherBlockers.contains(controlType)
  }

  /// Whether a `<select>` is a list box. Other `<select>` elements are
  /// drop-downs.
  var isList: Bool {
    has("multiple") || integer(of: "size") ?? 0 > 1
  }

  /// Whether a template or a script decides the type of an input.
  var hasComputedType: Bool {
    self["type"]?.contains { "{<$".contains($0) } ?? false
      || attributes.contains { name, value in
        name != "type" && (name.hasSuffix("type") || name.hasSuffix("type]"))
          || name.hasPrefix("on") && value.contains("type")
      }
  }

  var tabIndex: Int? { integer(of: "tabindex") }

  /// The limit that an element sets, even if its type ignores the limit.
  var maxLength: Int? { integer(of: "maxlength") }

  /// The integer at the start of an attribute's value.
  private func integer(of attribute: String) -> Int? {
    guard let text = self[attribute]?.drop(while: \.isWhitespace) else {
      return nil
    }
    let sign = text.prefix { "+-".contains($0) }
    guard sign.count < 2 else { return nil }
    let digits = text.dropFirst(sign.count).prefix { "0123456789".contains($0) }
    // JavaScript also accepts numbers that are too large for `Int`.
    guard !digits.isEmpty else { return nil }
    let value = Int(digits) ?? .max
    return sign == "-" ? -value : value
  }

  /// The initial value of an input. Browsers ignore a value of the wrong type.
  fileprivate var inputValue: String {
    let value = self["value"] ?? ""
    switch controlType {
    case "email", "url":
      return String(value.drop(while: \.isHTMLSpace))
    case "number":
      let isNumber =
        value.allSatisfy { "0123456789+-.eE".contains($0) }
        && !value.hasPrefix("+") && !value.hasSuffix(".")
        && Double(value).map(\.isFinite) ?? false
      return isNumber ? value : ""
    case "date", "month", "week", "time", "datetime-local":
      return PageDate.isValid(value, for: controlType) ? value : ""
    default: return value.filter { !$0.isNewline }
    }
  }
}

extension Character {
  /// Whether HTML treats the character as white space. HTML has fewer white
  /// space characters than Unicode.
  var isHTMLSpace: Bool {
    isASCII && isWhitespace && self != "\u{B}"
  }
}
