/// The user's actions in a scenario. The scenario doesn't include the form's
/// own reactions.
struct Scenario: Decodable {
  struct Step: Decodable {
    var focus: String?
    var type: String?
    var text: String?
    var press: String?
  }

  let steps: [Step]
}
