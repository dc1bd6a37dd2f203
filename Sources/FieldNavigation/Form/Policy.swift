/// Where Return goes in a form, and what it does at the end (R4, R5).
///
/// ```swift
/// var form = Form(["name", "email"], policy: Policy(ending: .wrap))
/// form.move(from: "email")  // .focus("name"), while it is empty
/// ```
public struct Policy: Hashable, Sendable {
  /// Which fields Return goes to (R4).
  public enum Destination: UInt8, Sendable, CaseIterable {
    /// The first reachable field that still wants input.
    case nextEmpty
    /// The first reachable field, empty or not.
    case next
  }

  /// What Return does when no field follows (R5).
  public enum Ending: UInt8, Sendable, CaseIterable {
    /// Finish.
    case finish
    /// Search on from the start of the form; finish if nothing is there either.
    case wrap
    /// Go to the first empty field of the form; finish only without one.
    case wrapToEmpty
  }

  public var destination: Destination
  public var ending: Ending
  /// What the Return key says where Return finishes (R6). It cannot be next,
  /// which never finishes: that is taken for done.
  public var finishKey: ReturnKey {
    didSet { if finishKey == .next { finishKey = .done } }
  }

  public init(
    destination: Destination = .nextEmpty,
    ending: Ending = .finish,
    finishKey: ReturnKey = .done
  ) {
    self.destination = destination
    self.ending = ending
    self.finishKey = finishKey == .next ? .done : finishKey
  }
}
