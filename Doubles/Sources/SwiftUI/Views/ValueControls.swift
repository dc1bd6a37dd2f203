// Controls that can't have focus on iOS. A form skips them.

nonisolated public struct DatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Date>
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    label = Text(titleKey)
    self.selection = selection
  }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: ElementView {
  @MainActor func children(of node: Node) -> [Child] { [Child("label", label)] }

  @MainActor func element(of node: Node) -> Element {
    var element = Element(.picker)
    element.select = { value in
      guard let date = value.base as? Date else { return }
      selection.wrappedValue = date
    }
    return element
  }
}

nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: @MainActor () -> Void
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(titleKey)
    nonisolated(unsafe) let (value, bounds, step) = (value, bounds, step)
    increment = {
      let new = value.wrappedValue.advanced(by: step)
      if bounds.contains(new) { value.wrappedValue = new }
    }
  }
}

/// A tap on a stepper is a tap on its plus button.
extension Stepper: ElementView {
  @MainActor func children(of node: Node) -> [Child] { [Child("label", label)] }

  @MainActor func element(of node: Node) -> Element {
    var element = Element(.button)
    element.action = increment
    return element
  }
}
