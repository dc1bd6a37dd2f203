public import Foundation

public typealias UIActionHandler = (_ action: UIAction) -> Void

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
  open var image: UIImage?
  open internal(set) var sender: Any?
  let handler: UIActionHandler

  init(
    _ title: String, _ identifier: Identifier,
    _ handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.identifier = identifier
    self.handler = handler
    super.init()
  }

  public convenience init(
    title: String = "", image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.init(title, identifier ?? Identifier(UUID().uuidString), handler)
    self.image = image
  }

  func perform(from sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
