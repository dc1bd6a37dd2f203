import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The navigator and collection views")
struct NavigatorGridTests {
  @Test(
    "Return visits all fields of an item before the next item (R3)",
    .underPolicyPairs)
  func items() {
    let screen = GridScreen(4)
    let user = User(root: screen)
    user.tap(screen.field("item 0 top"))
    for item in 0..<4 {
      expect(user.sight, equals: "item \(item) top next")
      user.tapReturn()
      expect(
        user.sight, equals: "item \(item) bottom \(item < 3 ? "next" : "done")")
      user.tapReturn()
    }
    expect(screen.finishes, equals: 1)
  }

  @Test("A right-to-left layout reverses the items of each line")
  func mirrored() {
    let screen = GridScreen(4)
    screen.grid.semanticContentAttribute = .forceRightToLeft
    let user = User(root: screen)
    let frames = (0..<4).map {
      screen.field("item \($0) top").superview?.superview
    }
    let x = frames.compactMap { $0?.frame.minX }
    expect(x.count == 4 && x[0] > x[1], "the grid itself is mirrored")
    user.tap(screen.field("item 0 bottom"))
    user.tapReturn()
    expect(user.sight, equals: "item 1 top next")
  }

  @Test(
    "Return and Tab visit unloaded items of a collection view (R13, RN 1100)"
  )
  func unloaded() {
    let screen = GridScreen(40)
    let user = User(root: screen)
    user.tap(screen.field("item 0 top"))
    for _ in 0..<79 { user.tapReturn() }
    expect(user.sight, equals: "item 39 bottom done")
    for _ in 0..<79 { user.press(.tab, .shift) }
    expect(user.sight, equals: "item 0 top next")
  }

  /// In iOS 16.4, for example, each batch update makes a footer's field resign.
  @Test(
    "A batch update that closes a footer's keyboard finishes nothing (R11, R14)",
    .underPolicyPairs)
  func footer() {
    let screen = GridScreen(2)
    let note = UITextField("note", 10, 250)
    screen.loadViewIfNeeded()
    screen.grid.addSubview(note)
    let user = User(root: screen)
    let resigns = Policies.current.updateResignsHeaders
    let delegate = Delegate()
    note.delegate = delegate
    note.addAction(
      UIAction { [weak screen] _ in screen?.add() }, for: .editingChanged)
    user.tap(note)
    user.type("x")
    expect(user.sight, equals: resigns ? "nobody" : "note done")
    user.tap(screen.field("item 2 top"))
    expect(user.sight, equals: "item 2 top next")
    user.tapReturn()
    expect(user.sight, equals: "item 2 bottom done")
    expect(screen.finishes, equals: 0)

    user.tap(note)
    delegate.returns = { _ in
      screen.add()
      return true
    }
    user.tapReturn()
    expect(user.sight, equals: "nobody")
    expect(screen.finishes, equals: resigns ? 0 : 1)
  }
}

/// A collection view with three items in each line. Each item has two fields.
@MainActor
private final class GridScreen: UIViewController, UICollectionViewDataSource {
  let grid: UICollectionView
  var finishes = 0
  private var count: Int
  private var navigator: FieldNavigator?

  init(_ count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 90)
    grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.register(TwoFields.self, forCellWithReuseIdentifier: "item")
    grid.dataSource = self
    view.addSubview(grid)
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.finishes += 1 }
  }

  func add() {
    count += 1
    grid.insertItems(at: [IndexPath(item: count - 1, section: 0)])
  }

  func field(_ name: String) -> UITextField {
    grid.layoutIfNeeded()
    return grid.find(name) as? UITextField ?? UITextField()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "item", for: indexPath)
    (cell as? TwoFields)?.name("item \(indexPath.item)")
    return cell
  }
}

@MainActor private final class TwoFields: UICollectionViewCell {
  private let top = UITextField("", 10, 5)
  private let bottom = UITextField("", 10, 50)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(top)
    contentView.addSubview(bottom)
  }

  required init?(coder: NSCoder) { nil }

  func name(_ name: String) {
    top.accessibilityIdentifier = name + " top"
    bottom.accessibilityIdentifier = name + " bottom"
  }
}
