import Testing

extension EachPolicy {
  /// Runs a part of the running test under each combination of policies.
  package func run(
    _ body: @escaping @MainActor @Sendable () throws -> Void
  ) async throws {
    let test = try #require(Test.current)
    try await provideScope(for: test, testCase: .current) {
      try await body()
    }
  }
}
