/// Why a file could not be audited.
///
/// ```swift
/// AuditProblem("Premature end of data", line: 12).description
/// // "line 12: Premature end of data"
/// ```
public struct AuditProblem: Error, Equatable, Sendable, CustomStringConvertible
{
  /// One sentence.
  public let message: String
  /// The line, counted from 1; `nil` if the problem isn't in one line.
  public let line: Int?

  /// A problem with its line.
  public init(_ message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }

  /// The sentence, with the line before it if there is one.
  public var description: String {
    line.map { "line \($0): \(message)" } ?? message
  }
}
