#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

extension Navigation {
  /// Looks at all views again.
  func discover() {
    isOutdated = false
    let roots = scope.roots
    for form in forms where !roots.contains(where: { $0.view === form.root }) {
      release(form)
    }
    forms = roots.map { root in
      forms.first { $0.root === root.view } ?? NavigatedForm(root.view)
    }
    for (form, root) in zip(forms, roots) {
      let entries = scope.entries(
        of: root, roles, configuration, &form.order, memories)
      if form.order.hasChanged { form.forgetRefusals() }
      let isLate = form.update(
        entries, configuration, make: { make($0, root) },
        drop: { FieldOwners.release($0, of: self) }, bar: { bar.view })
      if isLate { needsReload = true }
      form.avoid(
        configuration.avoidsKeyboard, in: scope.container(of: root))
    }
    // It had focus before it was ours.
    if focusedForm == nil, let field = forms.lazy.compactMap(\.holder).first {
      focus(on: field.responder)
    }
  }

  private func make(
    _ responder: UIResponder, _ root: Scope.Root
  ) -> NavigatedField? {
    guard
      FieldOwners.claim(responder, for: self, isImplicit: root.isPresented)
    else { return nil }
    return NavigatedField(responder, onReturn: onReturn)
  }

  func release(_ form: NavigatedForm) {
    for case let field as NavigatedField in form.members.values {
      FieldOwners.release(field.id, of: self)
    }
    form.release()
  }

  // MARK: Other navigators

  /// Whether the field is still where this navigator looks for fields: without
  /// a walk it does not notice that one has left.
  func holds(_ responder: UIResponder) -> Bool {
    guard let view = responder as? UIView else { return true }
    return scope.contains(view) || roles.fields.contains(view)
  }

  /// A navigator that was made for this field takes it over.
  func lose(_ responder: UIResponder) {
    guard let (form, field) = find(responder) else { return }
    form.drop(field)
  }

  func warnOfSharing(_ responder: UIResponder, with other: Navigation) {
    guard sharing.insert(ObjectIdentifier(other)).inserted else { return }
    Warning.say(
      "\(other.scope.name) and \(scope.name) share \(responder.name). It stays "
        + "with the first; invalidate() one of them, or set the role .excluded "
        + "of the view.")
  }
}
#endif
