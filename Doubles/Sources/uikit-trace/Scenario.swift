/// What a user does in a scenario. What its form does by itself is the app's.
struct Scenario: Decodable {
  struct Step: Decodable {
    var focus: String?
    var type: String?
    var text: String?
    var press: String?
  }

  let steps: [Step]
}
