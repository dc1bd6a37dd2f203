import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The UIKit double: diffable and compositional lists")
struct DoubleDiffableTests {
  private typealias Rows = NSDiffableDataSourceSnapshot<Int, String>

  private static func snapshot(_ items: [String]) -> Rows {
    var snapshot = Rows()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  private func started(_ items: [String]) -> (
    UITableView, UITableViewDiffableDataSource<Int, String>, User
  ) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.register(FieldRow.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Int, String>(
      tableView: table
    ) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? FieldRow)?.field.text = item
      return cell
    }
    let screen = UIViewController()
    let user = User(root: screen)
    screen.view.addSubview(table)
    source.apply(Self.snapshot(items), animatingDifferences: false)
    user.settle()
    return (table, source, user)
  }

  private func texts(_ table: UITableView) -> [String?] {
    table.visibleCells.map { ($0 as? FieldRow)?.field.text }
  }

  private func cell(_ table: UITableView, _ row: Int) -> FieldRow? {
    table.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldRow
  }

  @Test("Cells follow their items, and keep focus")
  func moves() throws {
    let (table, source, user) = started(["a", "b", "c"])
    let b = try #require(cell(table, 1))
    user.tap(b.field)
    source.apply(Self.snapshot(["c", "new", "a", "b"]))
    user.settle()
    expect(texts(table), equals: ["c", "new", "a", "b"])
    expect(cell(table, 3), identicalTo: b)
    expect(b.field.isFirstResponder)
    expect(
      source.itemIdentifier(for: IndexPath(row: 1, section: 0)), equals: "new")
    expect(source.indexPath(for: "b"), equals: IndexPath(row: 3, section: 0))
  }

  @Test("A reconfigured row keeps its cell, a reloaded row doesn't")
  func changes() throws {
    let (table, source, user) = started(["a", "b"])
    let a = try #require(cell(table, 0))
    user.tap(a.field)
    user.type("!")
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(["a"])
    source.apply(snapshot)
    user.settle()
    expect(cell(table, 0), identicalTo: a)
    expect(a.field.text, equals: "a")
    expect(a.field.isFirstResponder)
    snapshot.reloadItems(["a"])
    source.apply(snapshot)
    user.settle()
    expect(cell(table, 0) !== a)
    expectNil(user.focused)
    expect(texts(table), equals: ["a", "b"])
  }

  @Test("A snapshot inserts, moves and deletes items")
  func snapshots() {
    var snapshot = Self.snapshot(["a", "b"])
    snapshot.insertItems(["x"], beforeItem: "b")
    snapshot.insertItems(["y"], afterItem: "b")
    expect(snapshot.itemIdentifiers, equals: ["a", "x", "b", "y"])
    snapshot.moveItem("y", beforeItem: "a")
    snapshot.moveItem("x", afterItem: "b")
    expect(snapshot.itemIdentifiers, equals: ["y", "a", "b", "x"])
    snapshot.appendSections([1])
    snapshot.appendItems(["z"])
    snapshot.appendItems(["w"], toSection: 0)
    expect(snapshot.sectionIdentifier(containingItem: "z"), equals: 1)
    expect(snapshot.numberOfItems(inSection: 0), equals: 5)
    expect(snapshot.indexOfItem("z"), equals: 5)
    snapshot.deleteItems(["w"])
    snapshot.deleteSections([1])
    expect(snapshot.itemIdentifiers, equals: ["y", "a", "b", "x"])
    expect(snapshot.numberOfSections, equals: 1)
    expectNil(snapshot.indexOfSection(1))
    snapshot.deleteAllItems()
    expect(snapshot.numberOfItems, equals: 0)
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: CGFloat
  )
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(
      widthDimension: width, heightDimension: .absolute(height))
  }

  @Test("Groups are below one another, between a header and a footer")
  func compositional() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: Self.size(.fractionalWidth(0.5), 40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), 40), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets.leading = 20
    let kinds: [(String, NSRectAlignment)] = [
      (UICollectionView.elementKindSectionHeader, .top),
      (UICollectionView.elementKindSectionFooter, .bottom),
    ]
    section.boundarySupplementaryItems = kinds.map {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Self.size(.fractionalWidth(1), 30), elementKind: $0,
        alignment: $1)
    }
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section))
    let cells = UICollectionView.CellRegistration<FieldItem, String> {
      cell, _, item in cell.field.text = item
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: grid
    ) { grid, path, item in
      grid.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    let headers = UICollectionView.SupplementaryRegistration<
      UICollectionReusableView
    >(elementKind: UICollectionView.elementKindSectionHeader) { _, _, _ in }
    let footers = UICollectionView.SupplementaryRegistration<
      UICollectionReusableView
    >(elementKind: UICollectionView.elementKindSectionFooter) { _, _, _ in }
    source.supplementaryViewProvider = { grid, kind, path in
      grid.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader
          ? headers : footers, for: path)
    }
    let screen = UIViewController()
    let user = User(root: screen)
    screen.view.addSubview(grid)
    source.apply(Self.snapshot(["a", "b", "c"]))
    user.settle()
    let frames = (0..<3).map {
      grid.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    expect(
      frames,
      equals: [
        CGRect(x: 20, y: 30, width: 150, height: 40),
        CGRect(x: 170, y: 30, width: 150, height: 40),
        CGRect(x: 20, y: 80, width: 150, height: 40),
      ])
    let path = IndexPath(item: 0, section: 0)
    let footer = grid.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: path)
    expect(footer?.frame, equals: CGRect(x: 20, y: 120, width: 300, height: 30))
    expect(grid.contentSize, equals: CGSize(width: 320, height: 150))
    expect((grid.visibleCells as? [FieldItem])?.count, equals: 3)
  }
}
