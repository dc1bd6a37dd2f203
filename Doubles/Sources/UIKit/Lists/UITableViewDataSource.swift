public import Foundation

#if canImport(ObjectiveC)
@MainActor @objc public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  @objc optional func numberOfSections(in tableView: UITableView) -> Int
}

@MainActor @objc public protocol UITableViewDelegate: NSObjectProtocol {
  @objc optional func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat
  @objc optional func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  @objc optional func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  )
}

@MainActor @objc
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}
#else
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  )
}

@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {}

  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.rowHeight
  }

  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
}
#endif
