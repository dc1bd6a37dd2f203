import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@Suite(
  "The navigator moves through a storyboard's fields as the audit predicts")
@MainActor struct StoryboardTests {
  @Test(
    "Return and its label match the prediction of the audit in each field",
    .underPolicyPairs)
  func returns() throws {
    var steps = 0
    try forEachScreen { screen, walk in
      for field in screen.fields where field.isReachable {
        steps += 1
        let outcome = walk.pressReturn(in: field.id)
        expect(
          outcome, equals: Walk.outcome(of: field),
          "\(screen.name): \(field.id)")
        if let key = field.returnKey {
          expect(
            walk.label(of: field.id), equals: key, "\(screen.name): \(field.id)"
          )
        }
      }
    }
    expect(steps > 0)
  }

  @Test(
    "Tab and Shift+Tab follow the order that the audit predicts",
    .underPolicyPairs)
  func tabs() throws {
    try forEachScreen { screen, walk in
      let stops = screen.fields.filter(\.isReachable).map(\.id)
      let forward = walk.tab(from: stops.first, forward: true)
      expect(forward, equals: stops, "\(screen.name)")
      let back = walk.tab(from: stops.last, forward: false)
      expect(back, equals: stops.reversed(), "\(screen.name)")
    }
  }

  @Test("The object in the dock focuses the first field, by tag")
  func firstField() throws {
    let url = URL(
      fileURLWithPath: "Dock.storyboard", relativeTo: AuditedPaths.folder)
    let loader = try StoryboardLoader(url)
    let controller = try loader.controller("ctl-Fn-001")
    let form = try #require(loader.dockObject(of: "ctl-Fn-001"))
    let user = User(root: controller)
    expect(user.focused, identicalTo: loader.views["ema-Fn-002"])
    user.tap(loader.views["viw-Fn-001"] ?? UIView())
    expectNil(user.focused)
    expect(form.fields.count, equals: 3)
  }

  private func forEachScreen(
    _ body: (AuditedPaths.Screen, Walk) throws -> Void
  ) throws {
    for file in try AuditedPaths.read().files {
      guard !file.screens.isEmpty else { continue }
      let url = URL(fileURLWithPath: file.path, relativeTo: AuditedPaths.folder)
      let loader = try StoryboardLoader(url)
      for screen in file.screens where !screen.fields.isEmpty {
        try body(screen, Walk(loader, screen.id))
      }
    }
  }
}

/// A user who visits the fields of a storyboard's screen.
@MainActor private final class Walk {
  enum Outcome: Equatable {
    case focus(String)
    case finish
    case keyboardCloses
    case stays
  }

  private let user: User
  private let views: [String: UIView]
  private let navigator: FieldNavigator
  private let form: FieldNavigatorObject?
  private var hasFinished = false

  init(_ loader: StoryboardLoader, _ id: String) throws {
    let controller = try loader.controller(id)
    views = loader.views
    // The screen is tall enough to load all rows of a static table.
    let content = (controller.view as? UITableView)?.contentSize.height ?? 0
    let size = CGSize(
      width: controller.view.frame.width,
      height: max(controller.view.frame.height, content + 400))
    user = User(root: controller, size: size)
    form = loader.dockObject(of: id)
    navigator = try #require(
      form.map(\.navigator) ?? FieldNavigator(in: controller.view))
    if let form {
      form.onFinish = { [weak self] in self?.hasFinished = true }
    } else {
      navigator.onFinish = { [weak self] in self?.hasFinished = true }
    }
    user.settle()
  }

  static func outcome(of field: AuditedPaths.Field) -> Outcome {
    switch field.destination {
    case "field": .focus(field.destinationID ?? "")
    case "finish": .finish
    case "keyboardCloses": .keyboardCloses
    default: .stays
    }
  }

  func label(of id: String) -> String? {
    let type =
      (views[id] as? UITextField)?.returnKeyType
      ?? (views[id] as? UITextView)?.returnKeyType
    return type.flatMap { ReturnKey(rawValue: UInt8($0.rawValue)) }
      .map { "\($0)" }
  }

  func pressReturn(in id: String) -> Outcome? {
    focus(id)
    guard place == id else { return nil }
    hasFinished = false
    let text = (views[id] as? UITextView)?.text
    user.tapReturn()
    // The test restores the old text, because a line break would fill the text
    // view.
    (views[id] as? UITextView)?.text = text
    user.settle()
    if hasFinished { return .finish }
    guard let place else { return .keyboardCloses }
    return place == id ? .stays : .focus(place)
  }

  /// Moves focus from a field to the form's end, and returns the visited
  /// fields. Like the input bar, this method follows Tab order (R8). The method
  /// presses no key, because some devices handle Tab themselves.
  func tab(from id: String?, forward: Bool) -> [String] {
    guard let id else { return [] }
    focus(id)
    var visited: [String] = []
    while let place, !visited.contains(place) {
      visited.append(place)
      let moves = forward ? navigator.focusNext() : navigator.focusPrevious()
      user.settle()
      if !moves { break }
    }
    return visited
  }

  private func focus(_ id: String) {
    _ = user.window.endEditing(true)
    views[id]?.becomeFirstResponder()
    user.settle()
  }

  /// The ID of the focused field. The text field inside a search bar has the
  /// search bar's ID.
  private var place: String? {
    guard let focused = user.focused as? UIView else { return nil }
    return views.first {
      $0.value === focused
        || ($0.value as? UISearchBar)?.searchTextField === focused
    }?.key
  }
}
