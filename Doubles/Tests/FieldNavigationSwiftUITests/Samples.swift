import FieldNavigation
import FieldNavigationSwiftUI
import Foundation
import SwiftUI

// The SwiftUI samples of the README and the articles. `Tests/Docs` checks that
// each sample appears here unchanged. The samples in the articles need this
// code.

// MARK: README and the landing page

struct SignUpScreen: View {
  enum Field: CaseIterable { case name, email, password }

  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .field($focus, equals: .name, text: name)
      TextField("Email", text: $email)
        .field($focus, equals: .email, text: email)
      SecureField("Password", text: $password)
        .field($focus, equals: .password, text: password)
    }
    .fieldNavigation($focus) { signUp() }
  }
}

extension SignUpScreen {
  func signUp() {}
}

// MARK: SwiftUI in five minutes

struct FiveMinutesScreen: View {
  var signUp: () -> Void
  @State private var username = ""
  @State private var city = "London"
  @State private var email = ""

  enum Field: CaseIterable { case username, city, email }
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Username", text: $username)
        .field($focus, equals: .username, text: username)
      TextField("City", text: $city)
        .field($focus, equals: .city, text: city)
      TextField("Email", text: $email)
        .field($focus, equals: .email, text: email)
    }
    .fieldNavigation($focus) { signUp() }
  }
}

struct TermsScreen: View {
  enum Field: CaseIterable { case name }
  @State private var name = ""
  @State private var birthday = Date(timeIntervalSince1970: 0)
  @State private var acceptsTerms = false
  @State private var isSignedUp = false
  @FocusState private var focus: Field?

  var body: some View {
    if isSignedUp { Text("Welcome") }
    Form {
      TextField("Name", text: $name)
        .field($focus, equals: .name, text: name)
      DatePicker("Birthday", selection: $birthday)
      Toggle("I accept the terms", isOn: $acceptsTerms)
      Button("Sign up") { signUp() }
    }
    .fieldNavigation($focus, policy: ReturnPolicy(finishKey: .next))
  }

  private func signUp() { isSignedUp = true }
}

struct OrderedScreen: View {
  enum Field { case username, city, email }
  @FocusState private var focus: Field?

  var body: some View {
    VStack {}
      .fieldNavigation($focus, order: .explicit([.email, .username, .city]))
  }
}

struct CheckoutScreen: View {
  enum Field: CaseIterable { case company, card, street, town }
  var isBusiness = false
  var pay: () -> Void
  @State private var company = ""
  @State private var card = ""
  @State private var street = ""
  @State private var town = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Company", text: $company)
        .field($focus, equals: .company, text: company, isReachable: isBusiness)
        .opacity(isBusiness ? 1 : 0)
      TextField("Card number", text: $card)
        .field($focus, equals: .card, isEmpty: card.count < 16)
      Section("Address") {
        TextField("Street", text: $street)
          .field($focus, equals: .street, text: street)
        TextField("Town", text: $town)
          .field($focus, equals: .town, text: town)
      }
      .fieldGroup { checkAddress() }
    }
    .fieldNavigation($focus) { pay() }
    .inputBar()
    .tapOutsideHidesKeyboard()
  }

  private func checkAddress() {}
}

struct NotesScreen: View {
  enum Field: CaseIterable { case query, tag, notes }
  var signUp: () -> Void
  @State private var query = ""
  @State private var tag = ""
  @State private var notes = ""
  @State private var tags: [String] = []
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Search", text: $query)
        .field($focus, equals: .query, text: query, returnKey: .search)
      TextField("Tag", text: $tag)
        .field($focus, equals: .tag, text: tag, handlesReturn: true)
        .onSubmit { addTag() }
      TextEditor(text: $notes)
        .field($focus, equals: .notes, text: notes, breaksLines: true)
    }
    .fieldNavigation(
      $focus, policy: ReturnPolicy(destination: .next, finishKey: .go)
    ) { signUp() }
  }

  private func addTag() {
    tags.append(tag)
    tag = ""
  }
}

struct Guest: Identifiable {
  let id: Int
  var name = ""
}

struct GuestsScreen: View {
  var invite: () -> Void
  @State private var guests = (1...60).map { Guest(id: $0) }
  @FocusState private var focus: Int?

  var body: some View {
    List {
      ForEach($guests) { $guest in
        TextField("Guest \(guest.id)", text: $guest.name)
          .field($focus, equals: guest.id, text: guest.name)
      }
    }
    .fieldNavigation(
      $focus, rows: FieldRows(guests.map(\.id)) { isNameMissing($0) }
    ) { invite() }
  }

  private func isNameMissing(_ id: Int) -> Bool {
    guests.first { $0.id == id }?.name.isEmpty ?? false
  }
}

struct CardField: View {
  @Binding var text: String
  let returnWasPressed: () -> Void
  @Environment(\.returnKey) private var returnKey

  var body: some View {
    TextField("Card", text: $text).onSubmit { returnWasPressed() }
  }
}

struct AskingScreen<Fields: View>: View {
  enum Field { case code, card }
  let fields: Fields
  var pay: () -> Void
  @State private var code = ""
  @State private var card = ""
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      Form { fields }
        .fieldNavigation($focus, proxy: form) { pay() }
        .onChange(of: code.count == 6) { _, isFull in
          if isFull { form.pressReturn(in: .code) }
        }
      CardField(text: $card) { form.pressReturn(in: .card) }
        .field($focus, equals: .card, text: card)
      Button("Back") { form.focusPrevious() }
    }
  }
}

struct GrowingScreen: View {
  @State private var guests: [Guest] = []
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    List(guests) { guest in
      GuestRow(guest).field($focus, equals: guest.id, text: guest.name)
    }
    .fieldNavigation($focus, proxy: form)
  }

  private func invite(_ guest: Guest) {
    guests.append(guest)
    form.focus(guest.id)
  }
}

// MARK: Coming from FocusState

struct SignInByHand: View {
  enum Field { case email, password }
  var signIn: () -> Void
  @State private var email = ""
  @State private var password = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Email", text: $email)
        .focused($focus, equals: .email)
        .submitLabel(.next)
        .onSubmit { focus = .password }
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
        .submitLabel(.done)
        .onSubmit { signIn() }
    }
  }
}

struct SignIn: View {
  enum Field: CaseIterable { case email, password }
  var signIn: () -> Void
  @State private var email = ""
  @State private var password = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Email", text: $email)
        .field($focus, equals: .email, text: email)
      SecureField("Password", text: $password)
        .field($focus, equals: .password, text: password)
    }
    .fieldNavigation($focus) { signIn() }
  }
}

// MARK: Doc comments

struct CommentScreen: View {
  enum Field { case name, email, street, town }
  var signUp: () -> Void
  @State private var name = ""
  @State private var email = ""
  @State private var street = ""
  @State private var town = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      Form {
        TextField("Name", text: $name).field($focus, equals: .name, text: name)
        TextField("Email", text: $email)
          .field($focus, equals: .email, text: email)
      }
      .fieldNavigation($focus) { signUp() }
      Section("Address") {
        TextField("Street", text: $street)
          .field($focus, equals: .street, text: street)
        TextField("Town", text: $town).field($focus, equals: .town, text: town)
      }
      .fieldGroup()
    }
  }
}

struct CommentOrderScreen<Fields: View>: View {
  enum Field { case name, email }
  let fields: Fields
  @FocusState private var focus: Field?

  var body: some View {
    Form { fields }.fieldNavigation($focus, order: .explicit([.email, .name]))
  }
}

struct CommentRowsScreen: View {
  let guests: [Guest]
  let names: [Int: String]
  @FocusState private var focus: Int?

  var body: some View {
    List(guests) { guest in
      GuestRow(guest).field($focus, equals: guest.id, text: guest.name)
    }
    .fieldNavigation(
      $focus, rows: FieldRows(guests.map(\.id)) { names[$0]?.isEmpty ?? true })
  }
}

struct GuestRow: View {
  private let guest: Guest

  init(_ guest: Guest) { self.guest = guest }

  var body: some View { TextField("Guest", text: .constant(guest.name)) }
}

struct OnReturnScreen: View {
  @State private var email = ""
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  private enum Field: CaseIterable { case email, search }

  var body: some View {
    VStack {
      TextField("Email", text: $email)
        .field($focus, equals: .email, text: email) {
          email.contains("@") ? .proceed : .stay
        }
      Button("Next") { form.focusNext() }
        .disabled(focus == nil || !form.canFocusNext)
    }
    .fieldNavigation($focus, proxy: form)
  }
}

struct InvalidFieldScreen: View {
  private enum Field: CaseIterable { case zip }

  @State private var zip = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Zip", text: $zip)
        .field($focus, equals: .zip, text: zip, isInvalid: zip.count != 5)
    }
    .fieldNavigation($focus)
  }
}

struct FinishedFieldScreen<Fields: View>: View {
  private enum Field: CaseIterable { case search, name }

  let fields: Fields
  let search: () -> Void
  let signUp: () -> Void
  @FocusState private var focus: Field?

  var body: some View {
    Form { fields }
      .fieldNavigation($focus) { field in
        if field == .search { search() } else { signUp() }
      }
  }
}

struct FirstFieldScreen<Fields: View>: View {
  private enum Field: CaseIterable { case name }

  let fields: Fields
  let pay: () -> Void
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    Form { fields }
      .fieldNavigation($focus, proxy: form) { pay() }
      .onAppear { form.focusFirst() }
  }
}

@MainActor final class ServerMistakes {
  private enum Field: CaseIterable { case name }
  struct Reply { var mistakes: Set<Int> = [] }

  private var mistakes: Set<Int> = []
  private let form = FieldNavigationProxy<Field>()

  func show(_ reply: Reply) {
    mistakes = reply.mistakes  // the fields' isInvalid reads this
    form.focusFirstInvalid()
  }
}
