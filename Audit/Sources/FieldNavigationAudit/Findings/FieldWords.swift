/// All words in the names of a field, in lower case.
///
/// ```swift
/// FieldWords(["txtConfirmPassword"]).say(.password)  // true
/// ```
struct FieldWords {
  private let words: Set<String>
  /// All words joined into one text. A search in this text also finds Chinese
  /// and Japanese words. Chinese and Japanese words have no spaces between
  /// them.
  private let text: String

  init(_ names: [String]) {
    let words = names.flatMap(Self.words)
    self.words = Set(words)
    text = " " + words.joined(separator: " ") + " "
  }

  /// What a field's name can reveal about the field's content.
  enum Meaning: CaseIterable {
    case password, email, phone, oneTimeCode
    /// A code of any kind, if its field has a box for each letter.
    case code
    /// A secret that isn't the password of an account.
    case otherSecret
    /// The password, typed a second time to confirm it.
    case again
    /// The old password, which the user is replacing.
    case current
    case user
    /// A field on a screen that creates an account.
    case registration
    /// A button or a form that signs in.
    case signIn
    /// A button that sends a form of any kind.
    case sending
    /// A button or a form that makes or saves something.
    case saving
    /// A button or a form that changes something.
    case changing
    /// A choice. Users often choose with a picker instead of typing.
    case choice
    /// A text that the user searches for.
    case search
    /// A field that the user may leave empty.
    case optional
  }

  func say(_ meaning: Meaning) -> Bool {
    Self.known[meaning]?.contains { known in
      known.allSatisfy(\.isASCII) && !known.contains(" ")
        ? words.contains(known) : text.contains(known)
    } ?? false
  }

  /// Whether the names have the given words in this order, with a space before,
  /// between and after them.
  func says(_ phrase: String) -> Bool { text.contains(phrase) }

  /// Whether a name has one of the given words, and otherwise only fillers and
  /// numbers.
  static func isOnly(
    _ name: String, _ known: Set<String>, beside fillers: Set<String>
  ) -> Bool {
    let words = words(in: name).map { word in
      let letters = word.prefix { !$0.isNumber }
      return letters.isEmpty ? "" : String(letters)
    }
    return words.contains(where: known.contains)
      && words.allSatisfy {
        $0.isEmpty || known.contains($0) || fillers.contains($0)
      }
  }

  private static let known: [Meaning: [String]] = [
    .password: [
      "password", "passwords", "passwd", "pwd", "psw", "pass", "pw", "passwort",
      "kennwort", "contrasena", "contraseña", "clave", "senha", "parola",
      "wachtwoord", "mot de passe", "mdp", "пароль", "密码", "密碼", "パスワード",
      "비밀번호",
    ],
    .email: [
      "email", "emails", "mail", "mailadresse", "courriel", "correo",
      "邮箱", "電子郵件", "メール", "почта", "이메일",
    ],
    .phone: [
      "phone", "telephone", "tel", "mobile", "cell", "cellphone", "handy",
      "telefon", "telefono", "teléfono", "telefone", "celular", "téléphone",
      "手机", "电话", "手機", "電話", "телефон", "전화",
    ],
    .oneTimeCode: [
      " one time ", "otp", "totp", "2fa", " verification code ", " sms code ",
      "验证码",
    ],
    .code: [
      "code", "pin", "digit", "token", "passcode", "verify", "verification",
      "mfa", "codigo", "código", "kod",
    ],
    .otherSecret: [
      "code", "pin", "cvv", "cvc", "security", "passcode", "passphrase",
      "phrase", "key", "secret", "token", "answer", "card", "ssn", "seed",
      "captcha", "wifi", "ssid", "camera", "server", "master", "wallet",
    ],
    .again: [
      "confirm", "confirmation", "repeat", "again", "retype", "reenter",
      " re enter ", " re type ", "verify", "bestätigen", "wiederholen",
      "confirmar", "confirmer", "repetir", "确认", "再次", "確認",
    ],
    .current: [
      "current", "old", "existing", "previous", "actual", "aktuelles", "altes",
      "ancien", "actuel", "原密码", "旧密码", "当前",
    ],
    .user: ["username", "user", "login", "account", "name", "or", "用户名"],
    .registration: [
      "signup", " sign up ", "register", "registration", "registering",
      "registrieren", "registro", "inscription", "cadastro", "create", "new",
      "join", "onboarding", "注册",
    ],
    .signIn: [
      "login", " log in ", "logon", " log on ", "signin", " sign in ",
      "authenticate", "unlock", "session", "anmelden", "einloggen", "connexion",
      " se connecter ", " iniciar sesion ", " iniciar sesión ", "acceder",
      "ingresar", "entrar", "accedi", "inloggen", "logga in", "zaloguj",
      "войти",
      "вход", "登录", "登入", "ログイン", "로그인",
    ],
    .sending: [
      "accept", "agree", "apply", "book", "buy", "checkout", "confirm",
      "continue", "donate", "done", "finish", "go", "join", "next",
      "ok", "okay", "order", "pay", "post", "proceed", "publish", "register",
      "request", "save", "send", "signup", " sign up ", "start",
      "submit", "subscribe", "update", "vote", "absenden", "senden",
      "bestätigen", "speichern", "weiter", "aceptar", "confirmar",
      "continuar", "enviar", "guardar", "confirmer", "continuer",
      "enregistrer", "envoyer", "valider", "salvar",
      "conferma", "continua", "invia", "salva", "bevestigen", "opslaan",
      "verzenden", "dalej", "wyślij", "zapisz", "отправить", "продолжить",
      "сохранить", "保存", "提交", "确定", "確認", "送信", "저장",
      "확인",
    ],
    .saving: [
      "save", "add", "insert", "store", "speichern", "anlegen", "hinzufügen",
      "guardar", "crear", "agregar", "enregistrer", "créer", "ajouter",
      "salvar", "criar", "adicionar", "salva", "crea", "opslaan", "zapisz",
      "сохранить", "создать", "добавить", "保存", "创建", "新增", "添加", "作成", "저장",
    ],
    .changing: [
      "change", "update", "edit", "modify", "apply", "ändern", "aktualisieren",
      "actualizar", "cambiar", "modifier", "atualizar", "alterar", "изменить",
      "修改", "更新",
    ],
    .choice: [
      "picker", "date", "dates", "birthday", "birth", "birthdate", "dob",
      "country", "gender", "sex", "dropdown", " drop down ", "select",
      "calendar",
      "time", "category", "currency", "language", "nationality", "state",
      "province", "kategorie", "categoria", "categoría", "geschlecht", "genero",
      "género", "pais", "país", "pays", "datum", "geburtsdatum", "fecha",
      "nacimiento", "nascimento", "naissance", "tarih", "дата", "تاريخ",
      "تاریخ", "생년월일", "날짜", "生日",
      "日期", "日付", "时间", "時間", "国家", "國家", "国籍", "性别", "性別", "地区", "类型",
      "分类", "국가", "성별", "선택",
    ],
    .search: [
      "search", "find", "filter", "query", "suche", "suchen", "buscar",
      "recherche", "rechercher", "cerca", "zoeken", "pesquisar", "szukaj",
      "поиск", "搜索", "搜尋", "查找", "検索", "검색", "بحث",
    ],
    .optional: [
      "optional", "opcional", "facultatif", "facoltativo", "coupon", "promo",
      "voucher", "referral", "可选", "选填", "任意",
    ],
  ]

  /// Splits a name into words. For example, `txtOldPassword` becomes "txt",
  /// "old" and "password".
  private static func words(in name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for letter in name {
      let isPart = letter.isLetter || letter.isNumber
      if !isPart || letter.isUppercase && wasLower {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isPart { word += letter.lowercased() }
      wasLower = letter.isLowercase || letter.isNumber
    }
    return word.isEmpty ? words : words + [word]
  }
}

extension ScreenField {
  var words: FieldWords { FieldWords(traits.names + [name]) }
}
