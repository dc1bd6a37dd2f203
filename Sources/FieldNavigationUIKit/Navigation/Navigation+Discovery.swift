#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

extension Navigation {
  /// Looks at all views again.
  func discover() {
    isOutdated = false
    let roots = scope.roots
    for tree in trees where !roots.contains(where: { $0.view === tree.root }) {
      release(tree)
    }
    trees = roots.map { root in
      trees.first { $0.root === root.view } ?? FieldTree(root.view)
    }
    for (tree, root) in zip(trees, roots) {
      let (entries, groups) = scope.entries(
        of: root, wishes, &tree.order, memories, isEmpty: options.isEmpty)
      let isLate = tree.update(
        entries, groups: groups, options, make: { make($0, root) },
        drop: { Owners.release($0.id, of: self) }, bar: { bar.view })
      if isLate { needsReload = true }
      tree.avoid(options.avoidsKeyboard, in: scope.container(of: root))
    }
    // It had focus before it was ours.
    if focusedTree == nil, let field = trees.lazy.compactMap(\.holder).first {
      focus(on: field.responder)
    }
  }

  private func make(
    _ responder: UIResponder, _ root: Scope.Root
  ) -> NavigatedField? {
    guard
      Owners.claim(responder, for: self, isImplicit: root.isPresented)
    else { return nil }
    return NavigatedField(responder, onReturn: onReturn)
  }

  func release(_ tree: FieldTree) {
    for id in tree.fields.keys { Owners.release(id, of: self) }
    tree.release()
  }

  // MARK: Other navigators

  /// Whether the field is still where this navigator looks for fields: without
  /// a walk it does not notice that one has left.
  func holds(_ responder: UIResponder) -> Bool {
    guard let view = responder as? UIView else { return true }
    return scope.contains(view) || wishes.added.contains(view)
  }

  /// A navigator that was made for this field takes it over.
  func lose(_ responder: UIResponder) {
    guard let (tree, field) = find(responder) else { return }
    tree.drop(field)
  }

  func warnOfSharing(_ responder: UIResponder, with other: Navigation) {
    guard sharing.insert(ObjectIdentifier(other)).inserted else { return }
    Warning.say(
      "\(other.scope.name) and \(scope.name) share \(responder.name). It stays "
        + "with the first; stop() one of them, or exclude(_:) the view.")
  }
}
#endif
