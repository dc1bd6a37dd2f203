/// The user's actions in a scenario. The scenario omits what the form does by
/// itself.
struct Scenario: Decodable {
  struct Step: Decodable {
    var focus: String?
    var type: String?
    var text: String?
    var press: String?
  }

  let steps: [Step]
}
