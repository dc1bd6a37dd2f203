package import UIKit

extension Policies {
  /// The policies of the next device. A test that runs under several
  /// combinations does not have to pass them along.
  @TaskLocal package static var current = Policies()
}
