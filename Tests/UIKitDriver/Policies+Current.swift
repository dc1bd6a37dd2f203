package import UIKit

extension Policies {
  /// Those of the next device that is started: a test runs under each of
  /// several, and its body does not pass them along.
  @TaskLocal package static var current = Policies()
}
