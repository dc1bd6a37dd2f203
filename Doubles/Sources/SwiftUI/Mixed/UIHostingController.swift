public import UIKit

/// Shows a SwiftUI view in a UIKit controller. As on iOS, each SwiftUI text
/// field is a UIKit text field inside the controller's view.
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

/// The UIKit view of a SwiftUI tree. After the first evaluation, the SwiftUI
/// tree and the UIKit fields are independent.
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
