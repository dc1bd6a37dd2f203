// Compiled into every module of the mode: a module's own names come before
// those that it imports, so these are the stub's and not Foundation's.

internal import Foundation
public import ObjectiveC

public typealias NSObject = ObjectiveC.NSObject
public typealias NSObjectProtocol = ObjectiveC.NSObjectProtocol

extension Bundle {
  /// What the package manager adds to a module with resources.
  static let module = Bundle.main
}
