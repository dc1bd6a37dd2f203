#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// Responders that the app has named; none is kept alive.
@MainActor struct WeakSet {
  private struct Reference {
    weak var responder: UIResponder?
  }

  private var references: [Reference] = []
  private var ids: Set<ObjectIdentifier> = []

  init(_ responders: [UIResponder] = []) {
    for responder in responders { insert(responder) }
  }

  /// In the order in which they came in.
  var responders: [UIResponder] { references.compactMap(\.responder) }

  var isEmpty: Bool { ids.isEmpty }

  func contains(_ responder: UIResponder) -> Bool {
    // The address of one that is gone may be another's by now.
    ids.contains(ObjectIdentifier(responder))
      && references.contains { $0.responder === responder }
  }

  mutating func insert(_ responder: UIResponder) {
    guard !contains(responder) else { return }
    references.removeAll { $0.responder == nil }
    references.append(Reference(responder: responder))
    ids = Set(self.responders.map(ObjectIdentifier.init))
  }

  mutating func remove(_ responder: UIResponder) {
    references.removeAll {
      $0.responder == nil || $0.responder === responder
    }
    ids = Set(responders.map(ObjectIdentifier.init))
  }
}
#endif
