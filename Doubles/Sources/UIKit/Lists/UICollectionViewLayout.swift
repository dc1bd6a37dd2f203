public import Foundation

/// A layout that places no items. The double implements flow layouts and
/// compositional layouts.
@MainActor open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() {
    super.init()
  }

  open func invalidateLayout() {
    collectionView?.arrangeAgain()
  }

  func arrange(_ paths: [IndexPath], in width: CGFloat)
    -> (frames: [CGRect], content: CGSize)
  {
    (paths.map { _ in .zero }, .zero)
  }

  /// The frames of headers and footers. Valid after `arrange`.
  func supplementaries() -> [Supplementary] { [] }
}

/// The place of a header or footer.
struct Supplementary {
  let kind: String
  let path: IndexPath
  let frame: CGRect
}

/// Places items of one size in lines. Each line has as many items as fit.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The double scrolls vertically even if the direction is horizontal.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  override func arrange(_ paths: [IndexPath], in width: CGFloat)
    -> (frames: [CGRect], content: CGSize)
  {
    let columns = max(
      1,
      Int(
        (width + minimumInteritemSpacing)
          / (itemSize.width + minimumInteritemSpacing)))
    let left = width - CGFloat(columns) * itemSize.width
    // A single item is centered. With several items, the outer items touch the
    // edges.
    let start = columns == 1 ? left / 2 : 0
    let gap = columns == 1 ? 0 : left / CGFloat(columns - 1)
    let flips =
      collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var (top, bottom): (CGFloat, CGFloat) = (0, 0)
    let frames = paths.map { path in
      if path.item == 0 { top = bottom }
      let (line, column) = path.item.quotientAndRemainder(dividingBy: columns)
      let x = start + CGFloat(column) * (itemSize.width + gap)
      let y = top + CGFloat(line) * (itemSize.height + minimumLineSpacing)
      bottom = y + itemSize.height
      return CGRect(
        origin: CGPoint(x: flips ? width - x - itemSize.width : x, y: y),
        size: itemSize)
    }
    return (frames, CGSize(width: width, height: bottom))
  }
}

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero
}
