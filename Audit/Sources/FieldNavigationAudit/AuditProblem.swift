/// The reason why the audit can't read a file.
///
/// ```swift
/// AuditProblem("Premature end of data", line: 12).description
/// // "line 12: Premature end of data"
/// ```
public struct AuditProblem: Error, Equatable, Sendable, CustomStringConvertible
{
  /// The problem in one sentence.
  public let message: String
  /// The line number, counted from 1. The value is `nil` for a problem that
  /// isn't in a single line.
  public let line: Int?

  /// Creates a problem, with or without a line number.
  public init(_ message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }

  /// The message. A known line number precedes the message.
  public var description: String {
    line.map { "line \($0): \(message)" } ?? message
  }
}
