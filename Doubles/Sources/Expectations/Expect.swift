package import Testing

// The adapters' tests have thousands of expectations. They are calls and not
// `#expect`, because the compiler needs 13 to 18 ms to expand a macro and 3 ms
// to check a call. The place of a call is four arguments for the same reason:
// `#_sourceLocation` is a macro, too.

/// Expects two equal values. A failure prints both.
package func expect<Value: Equatable>(
  _ value: Value, equals expected: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  if value == expected { return }
  fail(
    found(value, insteadOf: expected), comment(),
    at: SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects two equal values, for a helper that names its caller's place.
package func expect<Value: Equatable>(
  _ value: Value, equals expected: Value,
  _ comment: @autoclosure () -> Comment? = nil, at place: SourceLocation
) {
  if value == expected { return }
  fail(found(value, insteadOf: expected), comment(), at: place)
}

/// Expects the same object twice, or `nil` twice.
package func expect(
  _ object: AnyObject?, identicalTo expected: AnyObject?,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  if object === expected { return }
  fail(
    found(object, insteadOf: expected), comment(),
    at: SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects `nil`. The value's type need not be equatable.
package func expectNil<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  guard let value else { return }
  fail(
    found(Optional(value), insteadOf: nil), comment(),
    at: SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a true condition.
package func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  if condition { return }
  fail(
    found(false, insteadOf: true), comment(),
    at: SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a true condition, for a helper that names its caller's place.
package func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  at place: SourceLocation
) {
  if condition { return }
  fail(found(false, insteadOf: true), comment(), at: place)
}

private func found<Value>(_ value: Value, insteadOf expected: Value) -> String {
  "found \(String(reflecting: value)), expected \(String(reflecting: expected))"
}

private func fail(
  _ difference: String, _ comment: Comment?, at place: SourceLocation
) {
  let text = comment.map { "\($0.rawValue): \(difference)" } ?? difference
  Issue.record(Comment(rawValue: text), sourceLocation: place)
}
