import FieldNavigation

/// Fields that the system could fill in, if it knew what belongs into them.
extension Inspection {
  mutating func inspectContentTypes() {
    for field in allFields where field.state.isReachable {
      guard field.traits.contentType == nil,
        let type = screen.contentType(for: field)
      else { continue }
      add(
        .noContentType, at: field,
        "\(field.name) does not say what belongs into it; set its content type "
          + "to \(type)")
    }
  }
}

extension Screen {
  /// The content type that the other traits of a field leave no doubt about.
  func contentType(for field: ScreenField) -> String? {
    let traits = field.traits
    if traits.isSecure {
      // A password that is typed twice is a new one.
      let secure = fields.filter { $0.traits.isSecure }
      return secure.count > 1 ? "new-password" : "password"
    }
    switch traits.keyboard {
    case "emailAddress": return "email"
    case "phonePad": return "tel"
    default: break
    }
    let name = field.name.lowercased()
    let codes = ["one-time", "verification code", "sms code", "otp"]
    return codes.contains { name.contains($0) } ? "one-time-code" : nil
  }
}
