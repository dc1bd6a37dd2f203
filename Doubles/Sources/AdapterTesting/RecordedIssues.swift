import Synchronization
package import Testing

/// - Returns: the issues recorded while the body runs. The recorded issues
///   don't fail the running test.
@MainActor package func issues(
  during body: @MainActor @Sendable () async throws -> Void
) async throws -> [Issue] {
  let test = try #require(Test.current)
  let recorded = Mutex<[Issue]>([])
  let collecting = IssueHandlingTrait.compactMapIssues { issue in
    recorded.withLock { $0.append(issue) }
    return nil
  }
  try await collecting.provideScope(
    for: test, testCase: .current, performing: body)
  return recorded.withLock { $0 }
}
