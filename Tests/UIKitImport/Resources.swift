import Foundation

// The package manager adds this declaration to a target with resources.
extension Bundle {
  static let module = Bundle.main
}
