import Foundation

// What the package manager adds to a target with resources.
extension Bundle {
  static let module = Bundle.main
}
