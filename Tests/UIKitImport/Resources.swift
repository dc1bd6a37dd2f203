import Foundation

// Declares `Bundle.module`, which the package manager adds to a target with
// resources.
extension Bundle {
  static let module = Bundle.main
}
