import FieldNavigationUIKit
import Foundation
import FoundationXML
import Testing
import UIKit

/// Builds the views of a storyboard or xib on the UIKit double. The loader
/// shares no code with the audit, not even the parser.
@MainActor final class StoryboardLoader {
  /// The built views, keyed by their IDs.
  private(set) var views: [String: UIView] = [:]
  private let document: XMLDocument
  private var elements: [String: XMLElement] = [:]
  private var embedding: Set<String> = []
  /// This array retains the data sources, because a table doesn't retain its
  /// own.
  private var tables: [StaticRows] = []
  private var unplacedCount = 0

  init(_ url: URL) throws {
    document = try XMLDocument(contentsOf: url, options: [])
    if let root = document.rootElement() { index(root) }
  }

  private func index(_ element: XMLElement) {
    if let id = element["id"] { elements[id] = element }
    for child in element.elements { index(child) }
  }

  /// Creates the controller with this ID. For a xib, creates a controller with
  /// the xib's view.
  func controller(_ id: String) throws -> UIViewController {
    views = [:]
    tables = []
    unplacedCount = 0
    embedding = [id]
    let element = try #require(elements[id])
    let controller =
      element.name == "tableViewController"
      ? UITableViewController(nibName: nil, bundle: nil)
      : UIViewController(nibName: nil, bundle: nil)
    controller.view = view(of: element).map { build($0) }
    controller.view.layoutTree()
    return controller
  }

  /// Creates the object of this class in a controller's dock, and connects it as
  /// Interface Builder does: through names.
  func dockObject(of controller: String) -> FieldNavigatorObject? {
    let scene = elements[controller]?.parent as? XMLElement
    guard
      let element = scene?.first({ $0["customClass"] == "FNFieldNavigator" })
    else { return nil }
    let form = FieldNavigatorObject()
    for each in element.first({ $0.name == "connections" })?.elements ?? [] {
      guard let view = each["destination"].flatMap({ views[$0] }) else {
        continue
      }
      switch each["property"] {
      case "view": form.view = view
      case "finishControl": form.finishControl = view as? UIControl
      case "fields": form.fields.append(view)
      default: Issue.record("unknown outlet \(each)")
      }
    }
    let options = element.first { $0.name == "userDefinedRuntimeAttributes" }
    for each in options?.elements ?? [] {
      let value =
        each["value"] ?? each.first { $0["key"] == "value" }?["value"] ?? ""
      switch each["keyPath"] {
      case "sortsByTag": form.sortsByTag = value == "YES"
      case "focusesFirst": form.focusesFirst = value == "YES"
      case "tapOutsideHidesKeyboard":
        form.tapOutsideHidesKeyboard = value == "YES"
      case "finishKey": form.finishKey = value
      case "keyboardDistance":
        form.keyboardDistance = Double(value).map { CGFloat($0) } ?? .nan
      default: Issue.record("unknown option \(each)")
      }
    }
    return form
  }

  private func view(of element: XMLElement) -> XMLElement? {
    element.first { $0["key"] == "view" }
      ?? (element.first { $0["key"] == "frame" } == nil ? nil : element)
  }

  // MARK: Views

  private func build(
    _ element: XMLElement, isArranged: Bool = false
  ) -> UIView {
    let view = empty(element)
    if let id = element["id"] { views[id] = view }
    view.frame = frame(of: element, isArranged: isArranged)
    view.isHidden = element["hidden"] == "YES"
    view.alpha = element["alpha"].flatMap(Double.init).map { CGFloat($0) } ?? 1
    view.isUserInteractionEnabled = element["userInteractionEnabled"] != "NO"
    view.tag = element["tag"].flatMap { Int($0) } ?? 0
    if element["semanticContentAttribute"] == "forceRightToLeft" {
      view.semanticContentAttribute = .forceRightToLeft
    }
    fill(view, from: element)
    return view
  }

  private func empty(_ element: XMLElement) -> UIView {
    switch element.name {
    case "textField": UITextField(frame: .zero)
    case "textView": UITextView(frame: .zero)
    case "searchBar": UISearchBar(frame: .zero)
    case "stackView": UIStackView(frame: .zero)
    case "tableView": UITableView(frame: .zero)
    case "scrollView", "collectionView": UIScrollView(frame: .zero)
    case "tableViewCell": UITableViewCell(style: .default, reuseIdentifier: nil)
    case "pickerView": UIPickerView(frame: .zero)
    default: UIView(frame: .zero)
    }
  }

  /// Returns a view's frame. If the file gives no usable frame, places the view
  /// below the others.
  private func frame(of element: XMLElement, isArranged: Bool) -> CGRect {
    if element["misplaced"] != "YES" || !isField(element),
      let rect = element.first({ $0["key"] == "frame" }),
      let numbers = Optional(
        ["x", "y", "width", "height"].compactMap {
          rect[$0].flatMap(Double.init)
        }),
      numbers.count == 4,
      !isField(element)
        || (numbers[0] >= 0 || numbers[0] + numbers[2] > 0)
          && (numbers[1] >= 0 || numbers[1] + numbers[3] > 0)
    {
      return CGRect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    // A stack view places its views itself.
    if isArranged { return CGRect(x: 0, y: 0, width: 100, height: 34) }
    unplacedCount += 1
    return CGRect(x: 20, y: 4000 + unplacedCount * 50, width: 200, height: 34)
  }

  private func fill(_ view: UIView, from element: XMLElement) {
    switch view {
    case let field as UITextField:
      field.text = element["text"]
      field.placeholder = element["placeholder"]
      field.isEnabled = element["enabled"] != "NO"
      field.returnKeyType = returnKey(element)
    case let text as UITextView:
      let saved = element["text"] ?? string("text", element) ?? ""
      // The text view starts empty, because apps replace sample text.
      text.text = saved.lowercased().hasPrefix("lorem ipsum") ? "" : saved
      text.isEditable = element["editable"] != "NO"
      text.returnKeyType = returnKey(element)
    case is UISearchBar: break
    case let stack as UIStackView:
      stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
      stack.spacing = CGFloat(element["spacing"].flatMap(Double.init) ?? 0)
      for child in subviews(of: element) {
        stack.addArrangedSubview(build(child, isArranged: true))
      }
    case let table as UITableView: fill(table, from: element)
    case let cell as UITableViewCell:
      let content = element.first { $0["key"] == "contentView" }
      for child in content.map(subviews) ?? [] {
        cell.contentView.addSubview(build(child))
      }
    default:
      for child in subviews(of: element) {
        view.addSubview(build(child))
      }
      (view as? UIScrollView)?.contentSize = view.contentEnd
      embed(in: view, element)
    }
  }

  private func embed(in view: UIView, _ element: XMLElement) {
    let segue = element.first { $0.name == "connections" }?.elements
      .first { $0["kind"] == "embed" }
    guard let id = segue?["destination"], embedding.insert(id).inserted
    else { return }
    defer { embedding.remove(id) }
    let root = elements[id].flatMap { self.view(of: $0) }
    if let root { view.addSubview(build(root)) }
  }

  private func fill(_ table: UITableView, from element: XMLElement) {
    let cells =
      element.first { $0.name == "sections" }?.elements
      .map { $0.first { $0.name == "cells" }?.elements ?? [] } ?? []
    let rows = StaticRows(
      cells.map { $0.compactMap { build($0) as? UITableViewCell } })
    tables.append(rows)
    table.dataSource = rows
    table.delegate = rows
    // The double has no table headers. The header's view is placed above the
    // first row.
    if let header = element.first({ $0["key"] == "tableHeaderView" }) {
      let view = build(header)
      view.frame.origin.y = -view.frame.height
      table.addSubview(view)
    }
  }

  private func isField(_ element: XMLElement) -> Bool {
    ["textField", "textView", "searchBar"].contains(element.name)
  }

  /// Returns the subviews that are installed on a phone in portrait. The file's
  /// variations apply from the most general to the most specific size class.
  private func subviews(of element: XMLElement) -> [XMLElement] {
    var excluded: Set<String> = []
    for key in [
      "default", "heightClass=regular", "widthClass=compact",
      "heightClass=regular-widthClass=compact",
    ] {
      let mask = element.first {
        $0.name == "variation" && $0["key"] == key
      }?.first { $0["key"] == "subviews" }
      for change in mask?.elements ?? [] {
        guard let view = change["reference"] else { continue }
        if change.name == "exclude" {
          excluded.insert(view)
        } else {
          excluded.remove(view)
        }
      }
    }
    return (element.first { $0.name == "subviews" }?.elements ?? [])
      .filter { !excluded.contains($0["id"] ?? "") }
  }

  // MARK: Texts

  private func string(_ key: String, _ element: XMLElement) -> String? {
    element.first { $0["key"] == key }?.stringValue
  }

  private func returnKey(_ element: XMLElement) -> UIReturnKeyType {
    let traits = element.first { $0["key"] == "textInputTraits" }
    return switch traits?["returnKeyType"] {
    case "next": .next
    case "done": .done
    case "go": .go
    case "send": .send
    case "search": .search
    case "join": .join
    case "continue": .continue
    default: .default
    }
  }
}

/// The static rows of a table in the file.
private final class StaticRows: NSObject, UITableViewDataSource,
  UITableViewDelegate
{
  private let sections: [[UITableViewCell]]
  private let heights: [[CGFloat]]

  init(_ sections: [[UITableViewCell]]) {
    self.sections = sections
    heights = sections.map { $0.map(\.frame.height) }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { sections[section].count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { sections[indexPath.section][indexPath.row] }

  func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { heights[indexPath.section][indexPath.row] }
}

extension XMLElement {
  fileprivate subscript(name: String) -> String? {
    attribute(forName: name)?.stringValue
  }

  fileprivate var elements: [XMLElement] {
    (children ?? []).compactMap { $0 as? XMLElement }
  }

  fileprivate func first(_ isMeant: (XMLElement) -> Bool) -> XMLElement? {
    elements.first(where: isMeant)
  }
}

extension UIView {
  fileprivate var contentEnd: CGSize {
    subviews.reduce(into: CGSize.zero) { size, view in
      size.width = max(size.width, view.frame.maxX)
      size.height = max(size.height, view.frame.maxY)
    }
  }

  fileprivate func layoutTree() {
    setNeedsLayout()
    layoutIfNeeded()
    for view in subviews { view.layoutTree() }
  }
}
