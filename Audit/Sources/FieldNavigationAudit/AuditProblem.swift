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
  /// Where in the file, from 1; `nil` where no line is at fault.
  public let line: Int?

  /// A problem with its line.
  public init(_ message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }

  /// The sentence, behind the line where there is one.
  public var description: String {
    line.map { "line \($0): \(message)" } ?? message
  }
}
