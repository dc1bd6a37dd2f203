import FieldNavigation

/// Reports fields for a password that show what people type.
extension Inspection {
  mutating func inspectPlainPasswords() {
    for field in allFields
    where field.state.isReachable && field.asksForPassword {
      // Another name may tell what else the field asks for.
      guard !field.traits.isSecure, !field.traits.hasComputedType,
        ![.otherSecret, .oneTimeCode, .email, .phone].contains(
          where: field.words.say)
      else { continue }
      switch field.kind {
      case .input where field.traits.inputType == "text":
        add(
          .plainPassword, at: field,
          "\(field.name) shows the password, and no password manager knows the "
            + "field; give it the type password")
      case .textField:
        add(
          .plainPassword, at: field, isCertain: false,
          "\(field.name) shows the password; turn on secure text entry")
      default: break
      }
    }
  }
}

extension ScreenField {
  /// Whether one of the field's names is just the word for a password. Other
  /// words, such as "hint" or "length", give the name another meaning.
  fileprivate var asksForPassword: Bool {
    traits.names.contains {
      FieldWords.isOnly($0, Self.passwords, beside: Self.fillers)
    }
  }

  private static let passwords: Set<String> = [
    "password", "passwd", "pwd", "psw", "passwort", "kennwort", "contrasena",
    "contraseña", "senha", "wachtwoord", "пароль", "密码", "密碼", "パスワード",
    "비밀번호",
  ]
  private static let fillers: Set<String> = [
    "a", "account", "again", "admin", "choose", "confirm", "confirmation",
    "create", "current", "enter", "field", "form", "here", "id", "in", "input",
    "label", "login", "my", "new", "old", "please", "re", "reenter", "register",
    "registration", "repeat", "retype", "sign", "signin", "signup", "text",
    "textfield", "tf", "the", "txt", "type", "up", "user", "verify", "your",
  ]
}
