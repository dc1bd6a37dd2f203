import Foundation

// Declares `Bundle.module`. The package manager adds it to a target with
// resources.
extension Bundle {
  static let module = Bundle.main
}
