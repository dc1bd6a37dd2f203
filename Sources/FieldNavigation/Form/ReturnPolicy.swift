/// Where Return goes in a form, and what it does at the end (R4, R5).
///
/// ```swift
/// let form = FieldForm(["name", "email"], policy: ReturnPolicy(ending: .wrap))
/// form.moveOnReturn(from: "email")  // .focus("name"): it is empty
/// ```
public struct ReturnPolicy: Hashable, Sendable {
  /// Which fields Return goes to (R4).
  public enum Destination: UInt8, Sendable, CaseIterable {
    /// The next reachable field that is empty.
    case nextEmpty
    /// The next reachable field, empty or not.
    case next
  }

  /// What Return does when no target follows (R5).
  public enum Ending: UInt8, Sendable, CaseIterable {
    /// Finish.
    case finish
    /// Go back to the first empty field of the form, and finish if no field is
    /// empty.
    case wrap

    @available(*, unavailable, renamed: "wrap")
    public static var wrapToEmpty: Ending { .wrap }
  }

  /// ``Destination/nextEmpty`` by default.
  public var destination: Destination
  /// ``Ending/finish`` by default.
  public var ending: Ending
  /// The label of the Return key in fields where Return finishes the form;
  /// ``ReturnKey/done`` by default (R6). Use ``ReturnKey/next`` if the app
  /// continues after the last field, with a new row or the next page.
  public var finishKey: ReturnKey
  /// Whether Return stays in a field that is itself invalid (R16). False by
  /// default: only Return at the end of the form asks for mistakes.
  public var stopsAtInvalid: Bool

  /// Creates a policy. By default Return goes to the next empty field, and in
  /// the last one the key shows Done and Return finishes the form.
  public init(
    destination: Destination = .nextEmpty,
    ending: Ending = .finish,
    finishKey: ReturnKey = .done,
    stopsAtInvalid: Bool = false
  ) {
    self.destination = destination
    self.ending = ending
    self.finishKey = finishKey
    self.stopsAtInvalid = stopsAtInvalid
  }
}
