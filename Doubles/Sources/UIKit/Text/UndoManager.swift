// Foundation has this class only on Apple's systems.

public import Foundation

@MainActor open class UndoManager: NSObject {
  private var undos: [[() -> Void]] = []
  private var redos: [[() -> Void]] = []
  /// The turn of the latest group.
  private var turn: Int?
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  public override init() {
    super.init()
  }

  open var canUndo: Bool { !undos.isEmpty }

  open var canRedo: Bool { !redos.isEmpty }

  /// The registrations of one turn are one group, and are undone together.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping @MainActor (TargetType) -> Void
  ) {
    let step = { [weak target] in
      if let target { handler(target) }
    }
    if isUndoing { return redos[redos.count - 1].append(step) }
    if isRedoing { return undos[undos.count - 1].append(step) }
    redos = []
    let now = Device.current.turns
    if turn == now, !undos.isEmpty {
      undos[undos.count - 1].append(step)
    } else {
      undos.append([step])
    }
    turn = now
  }

  open func undo() {
    guard let group = undos.popLast() else { return }
    turn = nil
    isUndoing = true
    redos.append([])
    for step in group.reversed() { step() }
    isUndoing = false
  }

  open func redo() {
    guard let group = redos.popLast() else { return }
    turn = nil
    isRedoing = true
    undos.append([])
    for step in group.reversed() { step() }
    isRedoing = false
  }

  open private(set) var undoActionName = ""

  open func setActionName(_ actionName: String) {
    undoActionName = actionName
  }

  open func removeAllActions() {
    (undos, redos) = ([], [])
  }
}
