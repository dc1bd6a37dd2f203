public import Foundation

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

@MainActor open class UIAction: NSObject {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public let identifier: Identifier
  open var title: String
  open internal(set) var sender: Any?
  let handler: UIActionHandler

  public init(
    title: String = "", identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }
}
