public import UIKit

/// Shows a SwiftUI view inside of UIKit. As on iOS, each text field of SwiftUI is
/// one of UIKit inside of the controller's view.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("a SwiftUI view comes in code, not from a storyboard")
  }

  override open func loadView() {
    let hosting = HostingView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    hosting.show(rootView)
    view = hosting
  }
}

/// UIKit's view of a tree of SwiftUI's. Nothing keeps the two in step after the
/// first evaluation.
final class HostingView: UIView {
  private let graph = Graph(Policies())

  fileprivate func show(_ view: some View) {
    graph.mount(view)
    graph.update()
    for (row, node) in (graph.root?.subtree ?? []).filter(\.isField)
      .enumerated()
    {
      let field = UITextField(
        frame: CGRect(x: 0, y: 40 * Double(row), width: 200, height: 30))
      field.placeholder = node.title
      field.text = node.element?.text?.wrappedValue
      addSubview(field)
    }
  }
}
