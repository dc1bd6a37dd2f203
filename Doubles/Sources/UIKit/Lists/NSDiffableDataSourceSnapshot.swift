/// The sections and items of a list at one point in time. Items and sections are
/// unique.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
> {
  private struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType]
  }

  private var sections: [Section] = []
  /// The items whose cells the list replaces or configures again.
  private(set) var reloaded: Set<ItemIdentifierType> = []
  private(set) var reconfigured: Set<ItemIdentifierType> = []

  public init() {}

  public var numberOfItems: Int { itemIdentifiers.count }

  public var numberOfSections: Int { sections.count }

  public var sectionIdentifiers: [SectionIdentifierType] {
    sections.map(\.identifier)
  }

  public var itemIdentifiers: [ItemIdentifierType] {
    sections.flatMap(\.items)
  }

  public func numberOfItems(
    inSection identifier: SectionIdentifierType
  ) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Changes

  public mutating func appendSections(
    _ identifiers: [SectionIdentifierType]
  ) {
    sections += identifiers.map { Section(identifier: $0, items: []) }
  }

  public mutating func deleteSections(
    _ identifiers: [SectionIdentifierType]
  ) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Without a section, the items go to the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let last = sectionIdentifier.map { place(of: $0) } ?? sections.count - 1
    precondition(last >= 0, "there is no section to append items to")
    insert(identifiers, in: last, at: sections[last].items.count)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let old = place(of: beforeIdentifier)
    insert(identifiers, in: old.section, at: old.item)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    let old = place(of: afterIdentifier)
    insert(identifiers, in: old.section, at: old.item + 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for section in sections.indices {
      sections[section].items.removeAll(where: identifiers.contains)
    }
  }

  public mutating func deleteAllItems() {
    sections = []
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfigured.formUnion(identifiers)
  }

  private mutating func insert(
    _ new: [ItemIdentifierType], in section: Int, at place: Int
  ) {
    let old = Set(itemIdentifiers)
    precondition(
      Set(new).count == new.count && old.isDisjoint(with: new),
      "an item occurs twice in the snapshot")
    sections[section].items.insert(contentsOf: new, at: place)
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(section) else {
      preconditionFailure("the snapshot lacks the section \(section)")
    }
    return place
  }

  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int) {
    for (section, each) in sections.enumerated() {
      if let place = each.items.firstIndex(of: item) { return (section, place) }
    }
    preconditionFailure("the snapshot lacks the item \(item)")
  }

  // MARK: Lists

  var counts: [Int] { sections.map(\.items.count) }

  /// The list has applied these changes.
  mutating func forgetChanges() {
    (reloaded, reconfigured) = ([], [])
  }
}
