/// The meaning of a button's label for the form.
struct ButtonLabel {
  /// The text, or the only string of a template's expression. `nil` if another
  /// expression computes the label.
  private let text: String?
  private let firstWord: String?
  private let words: FieldWords

  init(_ name: String) {
    let string = Self.string(in: name)
    text = Self.isComputed(name) ? string : name
    let source = text ?? name
    firstWord = source.lowercased().split { !$0.isLetter }.first
      .map(String.init)
    words = FieldWords([source])
  }

  /// The label as a message shows it.
  var description: String {
    guard let text else { return "a button whose label is computed" }
    if text.isEmpty { return "a button without a label" }
    return firstWord == nil ? "\"\(text)\"" : text
  }

  /// Whether the label is a text, and not only a sign or an icon.
  var isText: Bool { firstWord != nil || text == nil }

  /// Whether a template doesn't decide the label.
  var isConstant: Bool { text != nil }

  /// Whether the label is about sending the form.
  var sends: Bool { words.say(.sending) || words.say(.signIn) }

  /// Whether the label may be about sending the form. A search may be what the
  /// form is for, and "create" may be about the form or about a part of it.
  var maySend: Bool { sends || words.maySend }

  /// Whether the label says that the button doesn't send the form.
  var isOther: Bool {
    firstWord.map(Self.others.contains) ?? false || isForeign
  }

  /// Whether the label is about a part of the form, such as a row. The same
  /// word may be the label of the button that sends a small form.
  var isOfPart: Bool { firstWord.map(Self.parts.contains) ?? false }

  /// Whether the label is a sign, such as an arrow or a cross, or one letter,
  /// as in a toolbar. Signs for a search, for adding or for sending don't count.
  var isSign: Bool {
    guard let text, let sign = text.first else { return false }
    if text.count == 1, sign.isASCII, sign.isLetter { return true }
    return text.allSatisfy { !$0.isLetter && !$0.isNumber }
      && !text.unicodeScalars.contains(where: Self.sendingSigns.contains)
  }

  /// Whether the button signs in on another site, which doesn't need what the
  /// user has typed.
  private var isForeign: Bool {
    Self.sites.contains { words.says(" with \($0) ") }
  }

  // MARK: Labels of templates

  /// Whether a label begins with a template's expression.
  private static func isComputed(_ name: String) -> Bool {
    let start = name.prefix { !$0.isLetter }
    return ["{", "<%", "<?"].contains(where: start.contains)
      || name.hasPrefix("@")
  }

  /// The only string in a template's expression, such as "Cancel" in
  /// `{% trans "Cancel" %}`. Of a key such as `dialog.cancel` only the last
  /// part is about the button.
  private static func string(in expression: String) -> String? {
    let parts = expression.split(omittingEmptySubsequences: false) {
      "\"'".contains($0)
    }
    guard parts.count == 3 else { return nil }
    guard !parts[1].contains(" ") else { return String(parts[1]) }
    return parts[1].split(separator: ".").last.map(String.init)
  }

  // MARK: Words

  /// The first words of labels of buttons that don't send a form.
  private static let others: Set<String> = [
    "abbrechen", "annuler", "annulla", "back", "browse", "cancel", "cancelar",
    "clear", "close", "collapse", "decrease", "delete", "dismiss", "expand",
    "generate", "hide", "increase", "prev", "previous", "remove", "reset",
    "show", "toggle", "volver", "zurück", "назад", "отмена", "取消", "返回",
  ]

  private static let parts: Set<String> = [
    "add", "check", "choose", "copy", "edit", "load", "lookup", "more", "open",
    "refresh", "select", "test", "upload", "validate", "view",
  ]

  private static let sites = [
    "apple", "facebook", "github", "google", "linkedin", "microsoft", "twitter",
  ]

  private static let sendingSigns: Set<Unicode.Scalar> = [
    "🔍", "🔎", "⌕", "✓", "✔", "✅", "☑", "↵", "⏎", "→", "➔", "➜", "➤", "➡",
    "▶", "►", ">", "›", "»", "❯", "✉", "📨", "📤", "🚀",
    "+", "＋", "➕",
  ]
}

extension FieldWords {
  var maySend: Bool {
    say(.sending) || say(.search) || say(.registration)
  }
}
