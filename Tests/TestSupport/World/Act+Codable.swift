import FieldNavigation

/// Acts as the steps of scenario files: `{"hide": "email"}`,
/// `{"type": "email", "text": "x"}`, `{"do": "present"}`.
extension Act: Codable {
  struct Name: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringLiteral name: String) { stringValue = name }
    init(stringValue name: String) { stringValue = name }
    init?(intValue: Int) { nil }
  }

  private typealias Steps = KeyedDecodingContainer<Name>

  /// Acts with one field.
  private static let named: [(name: String, make: @Sendable (String) -> Act)] =
    [
      ("focus", Act.focus), ("scroll", Act.scroll), ("hide", Act.hide),
      ("show", Act.show), ("disable", Act.disable), ("enable", Act.enable),
      ("lock", Act.lock), ("unlock", Act.unlock), ("exclude", Act.exclude),
      ("include", Act.include), ("keep", Act.keep), ("release", Act.release),
      ("remove", Act.remove), ("appFocus", Act.appFocus),
      ("appMoves", Act.appMoves), ("twin", Act.twin),
      ("spoil", Act.spoil), ("mend", Act.mend),
    ]

  /// Acts without a field, after the name "do".
  private static let plain: [(name: String, act: Act)] = [
    ("closeKeyboard", .closeKeyboard), ("resign", .appResigns),
    ("disableForm", .disableForm), ("enableForm", .enableForm),
    ("present", .present), ("dismiss", .dismiss), ("layout", .layout),
    ("restart", .restart(stops: true)), ("release", .restart(stops: false)),
    ("otherNavigator", .otherNavigator), ("reportAgain", .reportAgain),
    ("hear", .hear), ("focusNobodyUnheard", .focusUnheard(nil)),
  ]

  package init(from decoder: any Decoder) throws {
    let step = try decoder.container(keyedBy: Name.self)
    guard let act = try Act(step) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no act"))
    }
    self = act
  }

  /// The act of a step, or `nil` if the step only states what is expected.
  private init?(_ step: Steps) throws {
    func text(_ name: Name) throws -> String? {
      try step.decodeIfPresent(String.self, forKey: name)
    }
    func number(_ name: Name) throws -> Int? {
      try step.decodeIfPresent(Int.self, forKey: name)
    }
    for (name, make) in Self.named {
      guard let id = try text(Name(stringValue: name)) else { continue }
      self = make(id)
      return
    }
    if let name = try text("do") {
      guard let act = Self.plain.first(where: { $0.name == name })?.act else {
        return nil
      }
      self = act
    } else if let key = try step.decodeIfPresent(Key.self, forKey: "press") {
      let others = try step.decodeIfPresent(
        [Interruption].self, forKey: "meanwhile")
      self = others.map { .interrupted(key, $0) } ?? .press(key)
    } else if let id = try text("type") {
      self = .type(id, try text("text") ?? "")
    } else if let id = try text("set") {
      self = .set(id, try text("text") ?? "")
    } else if let id = try text("refuse") {
      let how = try step.decode(World.Refusal.self, forKey: "how")
      self = .refuse(id, how)
    } else if let id = try text("answer") {
      self = .answer(id, try step.decode(World.Answer.self, forKey: "how"))
    } else if let id = try text("label") {
      self = .label(id, try text("says").flatMap(ReturnKey.init(name:)))
    } else if step.contains("insert") {
      let field = try step.decode(World.Field.self, forKey: "insert")
      self = .insert(field, after: try text("after"))
    } else if let id = try text("move") {
      self = .move(id, after: try text("after"))
    } else if let id = try text("regroup") {
      self = .regroup(id, try number("form") ?? 0)
    } else if let group = try number("hideGroup") {
      self = .hideGroup(group)
    } else if let group = try number("showGroup") {
      self = .showGroup(group)
    } else if step.contains("options") {
      self = .policy(
        ReturnPolicy(
          try step.decode(Scenario.Options.self, forKey: "options")))
    } else if step.contains("order") {
      self = .order(try step.decodeIfPresent([String].self, forKey: "order"))
    } else if let id = try text("focusUnheard") {
      self = .focusUnheard(id)
    } else if let acts = try step.decodeIfPresent([Act].self, forKey: "turn") {
      self = .turn(acts)
    } else {
      return nil
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var step = encoder.container(keyedBy: Name.self)
    if let name = Self.plain.first(where: { $0.act == self })?.name {
      return try step.encode(name, forKey: "do")
    }
    switch self {
    case .press(let key): try step.encode(key, forKey: "press")
    case .interrupted(let key, let others):
      try step.encode(key, forKey: "press")
      try step.encode(others, forKey: "meanwhile")
    case .type(let id, let text):
      try step.encode(id, forKey: "type")
      try step.encode(text, forKey: "text")
    case .set(let id, let text):
      try step.encode(id, forKey: "set")
      try step.encode(text, forKey: "text")
    case .refuse(let id, let how):
      try step.encode(id, forKey: "refuse")
      try step.encode(how, forKey: "how")
    case .answer(let id, let how):
      try step.encode(id, forKey: "answer")
      try step.encode(how, forKey: "how")
    case .label(let id, let key):
      try step.encode(id, forKey: "label")
      try step.encodeIfPresent(key.map { "\($0)" }, forKey: "says")
    case .insert(let field, let after):
      try step.encode(field, forKey: "insert")
      try step.encodeIfPresent(after, forKey: "after")
    case .move(let id, let after):
      try step.encode(id, forKey: "move")
      try step.encodeIfPresent(after, forKey: "after")
    case .regroup(let id, let group):
      try step.encode(id, forKey: "regroup")
      try step.encode(group, forKey: "form")
    case .hideGroup(let group): try step.encode(group, forKey: "hideGroup")
    case .showGroup(let group): try step.encode(group, forKey: "showGroup")
    case .policy(let policy):
      try step.encode(Scenario.Options(policy), forKey: "options")
    case .order(let order): try step.encode(order, forKey: "order")
    case .focusUnheard(let id): try step.encode(id, forKey: "focusUnheard")
    case .turn(let acts): try step.encode(acts, forKey: "turn")
    default:
      guard let id = field,
        let name = Self.named.first(where: { $0.make(id) == self })?.name
      else { return }
      try step.encode(id, forKey: Name(stringValue: name))
    }
  }

  /// The field of an act with one field.
  private var field: String? {
    switch self {
    case .focus(let id), .scroll(let id), .hide(let id), .show(let id),
      .disable(let id), .enable(let id), .lock(let id), .unlock(let id),
      .exclude(let id), .include(let id), .keep(let id), .release(let id),
      .remove(let id), .appFocus(let id), .appMoves(let id), .twin(let id),
      .spoil(let id), .mend(let id):
      id
    default: nil
    }
  }

  /// The act's name in scenario files.
  package var name: String {
    if let plain = Self.plain.first(where: { $0.act == self }) {
      return plain.name
    }
    if case .press(let key) = self { return "press \(key.rawValue)" }
    let text = "\(self)"
    return String(text.prefix { $0 != "(" })
  }
}

extension World.Field: Codable {
  private enum Keys: String, CodingKey {
    case id, text, kind, hidden, disabled, readonly, excluded, refuses
    case refusesOnce, keeps, key, handlesReturn, answer, form, sheet, list
    case plain, frame, invalid
  }

  package init(from decoder: any Decoder) throws {
    let field = try decoder.container(keyedBy: Keys.self)
    func flag(_ key: Keys) throws -> Bool {
      try field.decodeIfPresent(Bool.self, forKey: key) ?? false
    }
    func value<T: Decodable>(_ key: Keys, _ usual: T) throws -> T {
      try field.decodeIfPresent(T.self, forKey: key) ?? usual
    }
    id = try field.decode(String.self, forKey: .id)
    text = try value(.text, "")
    kind = try value(.kind, .text)
    isHidden = try flag(.hidden)
    isDisabled = try flag(.disabled)
    isReadOnly = try flag(.readonly)
    isExcluded = try flag(.excluded)
    refuses =
      try flag(.refuses) ? .always : flag(.refusesOnce) ? .once : .never
    keepsFocus = try flag(.keeps)
    key = try field.decodeIfPresent(String.self, forKey: .key)
      .flatMap(ReturnKey.init(name:))
    handlesReturn = try flag(.handlesReturn)
    answer = try value(.answer, .agrees)
    group = try value(.form, 0)
    isInSheet = try flag(.sheet)
    list = try field.decodeIfPresent(Int.self, forKey: .list)
    isPlain = try flag(.plain)
    isInvalid = try flag(.invalid)
    frame = try field.decodeIfPresent([Double].self, forKey: .frame)
  }

  package func encode(to encoder: any Encoder) throws {
    var field = encoder.container(keyedBy: Keys.self)
    func encode<T: Encodable & Equatable>(
      _ value: T, _ key: Keys, unless usual: T
    ) throws {
      if value != usual { try field.encode(value, forKey: key) }
    }
    try field.encode(id, forKey: .id)
    try encode(text, .text, unless: "")
    try encode(kind, .kind, unless: .text)
    try encode(isHidden, .hidden, unless: false)
    try encode(isDisabled, .disabled, unless: false)
    try encode(isReadOnly, .readonly, unless: false)
    try encode(isExcluded, .excluded, unless: false)
    try encode(refuses == .always, .refuses, unless: false)
    try encode(refuses == .once, .refusesOnce, unless: false)
    try encode(keepsFocus, .keeps, unless: false)
    try field.encodeIfPresent(key.map { "\($0)" }, forKey: .key)
    try encode(handlesReturn, .handlesReturn, unless: false)
    try encode(answer, .answer, unless: .agrees)
    try encode(group, .form, unless: 0)
    try encode(isInSheet, .sheet, unless: false)
    try field.encodeIfPresent(list, forKey: .list)
    try encode(isPlain, .plain, unless: false)
    try encode(isInvalid, .invalid, unless: false)
    try field.encodeIfPresent(frame, forKey: .frame)
  }
}
