package import FieldNavigation

/// A screen of one toolkit that shows a world and performs acts on it.
///
/// The host settles inside `perform`: when it returns, everything that the act
/// causes has happened.
@MainActor package protocol FormHost: AnyObject {
  /// What the toolkit does by itself.
  var traits: Traits { get }

  /// Performs an act of the user or the app.
  ///
  /// - Parameter world: the world before the act.
  /// - Returns: why this toolkit can't play the act, or `nil` if it has played
  ///   it. An act that is left out must change nothing.
  func perform(_ act: Act, in world: World) -> LeftOut?

  /// What is on the screen now.
  func sight(of world: World) -> Sight

  /// What differs from a world in a way that only this host can see.
  func difference(from world: World) -> String?
}

extension FormHost {
  package func difference(from world: World) -> String? { nil }
}

/// Why a host left an act out.
package struct LeftOut: Hashable, Sendable, ExpressibleByStringLiteral {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
  package init(stringLiteral reason: String) { self.reason = reason }
}

/// What is in sight of the user after an act, and what the app was asked.
package struct Sight: Sendable {
  package var focused: String?
  /// The labels that the host can read, of any number of fields. A label that
  /// belongs to the app is `nil` (R6).
  package var labels: [String: ReturnKey?] = [:]
  /// The texts that the host can read.
  package var texts: [String: String] = [:]
  /// How often each form has finished.
  package var finishes: [Int: Int]?
  /// How often forms have finished, if the host can't tell which.
  package var finishCount: Int?
  /// The fields that the last act asked to take focus, in order. `nil` if the
  /// host can't tell.
  package var asked: [String]?
  /// The rows that the lists display now.
  package var displayed: Set<String> = []
  /// The rows that the lists have displayed during the last act.
  package var known: Set<String> = []
  /// The rule of the last press.
  package var rule: NavigationRule?
  /// What is wrong in a way that only this host can see.
  package var problem: String?

  package init(focused: String? = nil) { self.focused = focused }
}
