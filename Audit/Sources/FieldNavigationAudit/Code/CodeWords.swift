/// The names in a source that the audit looks for.
package struct CodeWords: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  static let shouldReturn = CodeWords(rawValue: 1 << 0)
  static let focus = CodeWords(rawValue: 1 << 1)
  static let viewWithTag = CodeWords(rawValue: 1 << 2)
  static let tag = CodeWords(rawValue: 1 << 3)
  /// An input bar, or a toolbar that may be one.
  static let bar = CodeWords(rawValue: 1 << 4)
  /// An observer of the keyboard, or its layout guide.
  static let keyboard = CodeWords(rawValue: 1 << 5)
  /// Code that may lift a form without an observer of the keyboard.
  static let lift = CodeWords(rawValue: 1 << 6)
  static let returnKey = CodeWords(rawValue: 1 << 7)
  /// An assignment to a property `delegate`.
  static let delegate = CodeWords(rawValue: 1 << 8)
  static let secure = CodeWords(rawValue: 1 << 9)
  static let contentType = CodeWords(rawValue: 1 << 10)
  /// A library that adds bars to keyboards and makes room for them.
  static let library = CodeWords(rawValue: 1 << 11)
  /// FieldNavigation's navigator.
  static let navigator = CodeWords(rawValue: 1 << 12)
  static let inputView = CodeWords(rawValue: 1 << 13)
  /// A listener for keys in a script.
  static let keys = CodeWords(rawValue: 1 << 14)
  /// The name or the number of the Enter key in a script.
  static let enter = CodeWords(rawValue: 1 << 15)
  /// A method that UIKit calls for each letter, or when editing changes.
  static let letters = CodeWords(rawValue: 1 << 16)
  /// What a script uses to hand a fill or a paste on to other fields.
  static let fill = CodeWords(rawValue: 1 << 17)

  /// Whether a script may react to the Enter key.
  var hearEnter: Bool { isSuperset(of: [.keys, .enter]) }

  /// The names in lower case.
  private static let names: [String: CodeWords] = [
    "textfieldshouldreturn": .shouldReturn,
    "editingdidendonexit": .shouldReturn,
    "primaryactiontriggered": .shouldReturn,
    "uicontroleventeditingdidendonexit": .shouldReturn,
    "becomefirstresponder": .focus,
    "viewwithtag": .viewWithTag, "tag": .tag, "nexttag": .tag,
    "inputaccessoryview": .bar, "setinputaccessoryview": .bar,
    "uitoolbar": .bar,
    "contentinset": .keyboard, "setcontentinset": .keyboard,
    "scrollrecttovisible": .keyboard,
    "textfielddidbeginediting": .lift, "textviewdidbeginediting": .lift,
    "editingdidbegin": .lift, "setcontentoffset": .lift,
    "contentoffset": .lift,
    "returnkeytype": .returnKey, "setreturnkeytype": .returnKey,
    "setdelegate": .delegate,
    "issecuretextentry": .secure, "securetextentry": .secure,
    "setsecuretextentry": .secure,
    "textcontenttype": .contentType, "settextcontenttype": .contentType,
    "iqkeyboardmanager": .library, "iqkeyboardmanagerswift": .library,
    "iqkeyboardreturnkeyhandler": .library,
    "tpkeyboardavoidingscrollview": .library,
    "tpkeyboardavoidingtableview": .library,
    "fieldnavigatorobject": .navigator, "fnfieldnavigator": .navigator,
    "fieldnavigation": .navigator, "fieldnavigationuikit": .navigator,
    "inputview": .inputView, "setinputview": .inputView,
    "uipickerview": .inputView, "uidatepicker": .inputView,
    "shouldchangecharactersin": .letters, "editingchanged": .letters,
    "shouldchangecharactersinrange": .letters,
    "keydown": .keys, "keyup": .keys, "keypress": .keys, "onkeydown": .keys,
    "onkeyup": .keys, "onkeypress": .keys,
    "enter": .enter, "13": .enter, "numpadenter": .enter,
    "paste": .fill, "onpaste": .fill, "clipboarddata": .fill,
    "clipboard": .fill, "beforeinput": .fill, "onbeforeinput": .fill,
    "maxlength": .fill, "otpcredential": .fill,
  ]

  private static let longest = names.keys.map(\.utf8.count).max() ?? 0
  private static let byHash: [UInt64: [(bytes: [UInt8], word: CodeWords)]] =
    Dictionary(
      grouping: names.map { (bytes: Array($0.key.utf8), word: $0.value) },
      by: { hash($0.bytes[...]) })

  private static func hash(_ name: ArraySlice<UInt8>) -> UInt64 {
    name.reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64(lower($1))) &* 0x100_0000_01b3
    }
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// What a name in a source stands for.
  ///
  /// - Complexity: O(length).
  init(name: ArraySlice<UInt8>) {
    self = []
    if name.count <= Self.longest,
      let known = Self.byHash[Self.hash(name)]
    {
      for each in known
      where each.bytes.elementsEqual(name.lazy.map(Self.lower)) {
        formUnion(each.word)
      }
    }
    if (9...80).contains(name.count), Self.isAboutKeyboard(name) {
      insert(.keyboard)
    }
  }

  /// Whether a name says that the keyboard appears or covers something, such as
  /// `keyboardWillShowNotification` or `moveViewForKeyboard`.
  private static func isAboutKeyboard(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.contains(where: { lower($0) == UInt8(ascii: "k") }) else {
      return false
    }
    let text = String(decoding: name, as: UTF8.self).lowercased()
    return text.contains("keyboard") && moves.contains(where: text.contains)
  }

  private static let moves = [
    "will", "did", "frame", "height", "guide", "notification", "avoid",
    "observ", "move", "shift", "scroll", "offset", "inset", "adjust", "handl",
  ]
}
