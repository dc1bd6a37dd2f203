import Foundation
import UIKit

/// A collection view with one item. The item contains a field.
@MainActor final class ProbeGrid: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  var field: UITextField?
  private var count = 1

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 3, height: 36)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    view.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
  }

  func deleteItem() {
    guard count > 0 else { return }
    count = 0
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "item", for: indexPath)
    if let field {
      field.frame = CGRect(x: 0, y: 0, width: 3, height: 36)
      cell.contentView.addSubview(field)
    }
    return cell
  }
}
