import Foundation

// Declares `Bundle.module`. The package manager adds this property to a target
// with resources.
extension Bundle {
  static let module = Bundle.main
}
