package import TestSupport

// Stories name an element by its title.

extension Screen: StoryUser {
  package var storyNames: [String] {
    elements.map(\.title).filter { !$0.isEmpty }
  }

  package var storySight: StorySight { StorySight(focused, key: returnKey) }

  package func storyText(of field: String) -> String { text(of: field) }

  package func perform(_ act: StoryAct) throws(StoryRefusal) {
    switch act {
    case .tap(let name): tap(name)
    case .type(let text): type(text)
    case .delete: pressDelete()
    case .clear: clear()
    case .pressReturn: pressReturn()
    case .pressTab(let backward): pressTab(backward: backward)
    case .tapBar(let name):
      let names = keyboardBar.flatMap { $0 }
      guard names.contains(name) else {
        throw .missing("button above the keyboard", name, among: names)
      }
      tapBar(name)
    case .closeKeyboard: dismissKeyboard()
    case .paste, .press, .own, .appActs: throw .unable(act)
    }
  }
}
