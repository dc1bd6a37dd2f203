#if canImport(SwiftUI)
import FieldNavigation
import SwiftUI

struct FormModifier<Value: Hashable>: ViewModifier {
  let settings: FormSettings<Value>
  let proxy: FieldNavigationProxy<Value>?

  @Environment(\.formChain) private var outer
  @Environment(\.formAdditions) private var additions
  @State private var model = FormModel<Value>()

  init(settings: FormSettings<Value>, proxy: FieldNavigationProxy<Value>?) {
    self.settings = settings
    self.proxy = proxy
  }

  func body(content: Content) -> some View {
    let model = model
    let listener: any TreeListener = model
    let _ = model.take(settings)
    let _ = proxy?.connect(model)
    let _ = model.chain.outer = outer
    content
      .modifier(ScrollingRows(model: model, isOn: settings.rows != nil))
      .modifier(InputBar(model: model, isOn: additions.hasBar))
      .onSubmit { model.submission.ranOnContainer() }
      .background(TapOutside(model: model, isOn: additions.hidesOnTap))
      .background(
        FocusObserver(focus: settings.focus, model: model, proxy: proxy)
      )
      .onChange(of: settings.basis) { _ in model.takeBasis() }
      .onPreferenceChange(TreeOrder.self) { order in
        MainQueue.run { listener.treeChanged(to: order) }
      }
      .environment(\.formChain, model.chain)
      .environment(\.formAdditions, FormAdditions())
  }
}

/// Tells the form when focus changes and when an update has ended, in a
/// separate view, so that SwiftUI evaluates no other for that.
private struct FocusObserver<Value: Hashable>: View {
  let focus: FocusState<Value?>.Binding
  let model: FormModel<Value>
  let proxy: FieldNavigationProxy<Value>?

  @State private var number = 0

  init(
    focus: FocusState<Value?>.Binding, model: FormModel<Value>,
    proxy: FieldNavigationProxy<Value>?
  ) {
    self.focus = focus
    self.model = model
    self.proxy = proxy
  }

  var body: some View {
    let (updates, shown, seen) = (model.updates, $number, number)
    Color.clear
      .onChange(of: focus.wrappedValue) { model.presses.focusChanged(to: $0) }
      .task(id: seen) { @MainActor in updates.updateEnded(at: seen) }
      .onAppear {
        proxy?.connect(model, hasAppeared: true)
        updates.viewAppeared { shown.wrappedValue = $0 }
      }
      .onDisappear {
        model.presses.screenDisappeared()
        updates.viewDisappeared()
      }
  }
}

/// Lets the form scroll to rows that have no view. Switching it on or off while
/// the container exists would replace the content.
private struct ScrollingRows<Value: Hashable>: ViewModifier {
  let model: FormModel<Value>
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn {
      ScrollViewReader { proxy in
        let _ = model.scroller = proxy
        content
      }
    } else {
      content
    }
  }
}
#endif
