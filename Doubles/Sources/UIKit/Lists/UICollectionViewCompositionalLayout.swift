public import Foundation

/// Places the groups of each section below one another. An estimated length is
/// the real length, because the double's cells don't size themselves.
@MainActor
open class UICollectionViewCompositionalLayout:
  UICollectionViewLayout
{
  private let section: NSCollectionLayoutSection
  private var placed: [Supplementary] = []

  /// All sections of the collection look like this one.
  public init(section: NSCollectionLayoutSection) {
    self.section = section
    super.init()
  }

  override func supplementaries() -> [Supplementary] { placed }

  override func arrange(_ paths: [IndexPath], in width: CGFloat)
    -> (frames: [CGRect], content: CGSize)
  {
    placed = []
    var frames: [CGRect] = []
    var y: CGFloat = 0
    let size = CGSize(
      width: width, height: collectionView?.bounds.height ?? 0)
    let sections = collectionView?.numberOfSections ?? 0
    for index in 0..<sections {
      let count = paths.count { $0.section == index }
      place(index, in: size, count, at: &y, &frames)
    }
    return (frames, CGSize(width: width, height: y))
  }

  private func place(
    _ index: Int, in size: CGSize, _ count: Int, at y: inout CGFloat,
    _ frames: inout [CGRect]
  ) {
    let insets = section.contentInsets
    let inner = CGSize(
      width: size.width - insets.leading - insets.trailing,
      height: size.height)
    let before = section.boundarySupplementaryItems.filter {
      $0.alignment == .top || $0.alignment == .topLeading
    }
    let after = section.boundarySupplementaryItems.filter {
      $0.alignment == .bottom || $0.alignment == .bottomLeading
    }
    for item in before { place(item, index, insets, inner, at: &y) }
    y += insets.top
    let group = section.group.layoutSize.size(in: inner)
    var left = count
    while left > 0 {
      let leaves = section.group.leaves(in: group).prefix(left)
      guard !leaves.isEmpty else { break }
      frames += leaves.map { $0.offsetBy(dx: insets.leading, dy: y) }
      left -= leaves.count
      y += group.height + (left > 0 ? section.interGroupSpacing : 0)
    }
    y += insets.bottom
    for item in after { place(item, index, insets, inner, at: &y) }
  }

  private func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int,
    _ insets: NSDirectionalEdgeInsets, _ size: CGSize, at y: inout CGFloat
  ) {
    let own = item.layoutSize.size(in: size)
    placed.append(
      Supplementary(
        kind: item.elementKind, path: IndexPath(item: 0, section: section),
        frame: CGRect(
          origin: CGPoint(x: insets.leading, y: y), size: own)))
    y += own.height
  }
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(
    top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  ) {
    (self.top, self.leading) = (top, leading)
    (self.bottom, self.trailing) = (bottom, trailing)
  }

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

}

public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing
  case trailing, topTrailing
}

@MainActor open class NSCollectionLayoutDimension: NSObject {
  @_spi(Lists) public enum Kind { case width, height, absolute, estimated }
  private let kind: Kind
  public let dimension: CGFloat

  // The double marks this initializer `required`, because Swift requires this
  // for functions that return `Self`.
  @_spi(Lists) public required init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(.width, fractionalWidth)
  }

  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(.height, fractionalHeight)
  }

  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(.absolute, absoluteDimension)
  }

  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(.estimated, estimatedDimension)
  }

  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .width: dimension * size.width
    case .height: dimension * size.height
    case .absolute, .estimated: dimension
    }
  }
}

@MainActor open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  fileprivate func size(in size: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: size),
      height: heightDimension.length(in: size))
  }
}

@MainActor open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat

  @_spi(Lists) public required init(_ spacing: CGFloat) {
    self.spacing = spacing
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(fixedSpacing)
  }
}

@MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets()

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// Repeats its items along an axis while they fit.
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let isVertical: Bool
  /// The number of items of equal length, if the app names one.
  private let count: Int?

  @_spi(Lists) public required init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    isVertical: Bool, count: Int?
  ) {
    (self.subitems, self.isVertical) = (subitems, isVertical)
    self.count = count
    super.init(layoutSize: size)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(layoutSize, subitems, isVertical: false, count: nil)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(layoutSize, subitems, isVertical: true, count: nil)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(layoutSize, [subitem], isVertical: false, count: count)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(layoutSize, [subitem], isVertical: true, count: count)
  }

  /// The frames of the items in a group of this size.
  fileprivate func leaves(in size: CGSize) -> [CGRect] {
    let spacing = interItemSpacing?.spacing ?? 0
    let room = isVertical ? size.height : size.width
    var frames: [CGRect] = []
    var (place, number): (CGFloat, Int) = (0, 0)
    while !subitems.isEmpty, number < (count ?? 1_000) {
      let item = subitems[number % subitems.count]
      var own = item.layoutSize.size(in: size)
      if let count {
        let equal = (room - spacing * CGFloat(count - 1)) / CGFloat(count)
        if isVertical { own.height = equal } else { own.width = equal }
      }
      let length = isVertical ? own.height : own.width
      // A self-sizing group grows with its items.
      if number >= subitems.count, place + length > room + 0.5 { break }
      let origin = CGPoint(
        x: isVertical ? 0 : place, y: isVertical ? place : 0)
      frames += item.frames(CGRect(origin: origin, size: own))
      place += length + spacing
      number += 1
    }
    return frames
  }
}

extension NSCollectionLayoutItem {
  fileprivate func frames(_ frame: CGRect) -> [CGRect] {
    if let group = self as? NSCollectionLayoutGroup {
      return group.leaves(in: frame.size).map {
        $0.offsetBy(dx: frame.minX, dy: frame.minY)
      }
    }
    let insets = contentInsets
    return [
      CGRect(
        x: frame.minX + insets.leading, y: frame.minY + insets.top,
        width: frame.width - insets.leading - insets.trailing,
        height: frame.height - insets.top - insets.bottom)
    ]
  }
}

@MainActor open class NSCollectionLayoutSection: NSObject {
  open var contentInsets = NSDirectionalEdgeInsets()
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems:
    [NSCollectionLayoutBoundarySupplementaryItem] = []
  fileprivate let group: NSCollectionLayoutGroup

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

@MainActor
open class NSCollectionLayoutSupplementaryItem:
  NSCollectionLayoutItem
{
  public let elementKind: String

  fileprivate init(_ size: NSCollectionLayoutSize, _ kind: String) {
    elementKind = kind
    super.init(layoutSize: size)
  }
}

@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  public let alignment: NSRectAlignment

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.alignment = alignment
    super.init(layoutSize, elementKind)
  }
}
