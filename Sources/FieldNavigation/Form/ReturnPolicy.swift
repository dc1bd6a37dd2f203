/// Where Return goes in a form, and what it does at the end (R4, R5).
///
/// ```swift
/// let form = FieldForm(["name", "email"], policy: ReturnPolicy(ending: .wrap))
/// form.moveOnReturn(from: "email")  // .focus("name"): it is empty
/// ```
public struct ReturnPolicy: Hashable, Sendable {
  /// Which fields Return goes to (R4).
  public enum Destination: UInt8, Sendable, CaseIterable {
    /// The first reachable field that is empty.
    case nextEmpty
    /// The first reachable field, empty or not.
    case next
  }

  /// What Return does when no field follows (R5).
  public enum Ending: UInt8, Sendable, CaseIterable {
    /// Finish.
    case finish
    /// Search on from the start of the form; finish if no field is found there
    /// either.
    case wrap
    /// Go to the first empty field of the form; finish only if no field is
    /// empty.
    case wrapToEmpty
  }

  /// ``Destination/nextEmpty`` by default.
  public var destination: Destination
  /// ``Ending/finish`` by default.
  public var ending: Ending
  /// What the Return key says where Return finishes (R6), ``ReturnKey/done`` by
  /// default. ``ReturnKey/next`` is for an app that goes on there: that adds a row,
  /// or shows the next page.
  public var finishKey: ReturnKey

  /// By default Return goes to the next empty field and finishes after the last
  /// empty field, whose key says done.
  public init(
    destination: Destination = .nextEmpty,
    ending: Ending = .finish,
    finishKey: ReturnKey = .done
  ) {
    self.destination = destination
    self.ending = ending
    self.finishKey = finishKey
  }
}
