/// A test that is data: what a user does in an app, and what is true then.
///
/// A story is a line of a `.story` file in Tests/Stories, which the tests read
/// when they run, so that a new story needs no build:
///
///     One delegate, one login (R14) | app Switch | tap name; type x;
///       return -> mail next; type x; return -> password next; type x;
///       return -> nobody, done "logged in" | pairs
///
/// The columns are the title, the place, the acts with the facts that hold
/// after them, and options.
package struct Story: Sendable {
  package struct Step: Sendable {
    /// Counts the acts of a story from 1.
    package let number: Int
    package let act: StoryAct
    package let facts: [StoryFact]
    package let line: Int
  }

  package let title: String
  package let place: Place
  package let steps: [Step]
  /// The words of each option in the last column.
  package let options: [[String]]
  package let file: StoryFile
  package let line: Int

  /// Where a story is played.
  package enum Place: Hashable, Sendable {
    /// Apps in a table of the test target.
    case apps([String])
    /// A page of the browser's tests.
    case page(String)
  }

  var withoutOptions: Story {
    Story(
      title: title, place: place, steps: steps, options: [], file: file,
      line: line)
  }
}

/// A file of stories.
package struct StoryFile: Hashable, Sendable {
  /// The name below Tests/Stories.
  package let name: String
  package let path: String

  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}

/// Why a story can't be played, or where it differs from what a host shows.
package struct StoryFailure: Error, Hashable, Sendable, CustomStringConvertible
{
  package let file: StoryFile
  package let line: Int
  package let message: String

  package init(_ message: String, in file: StoryFile, line: Int) {
    self.file = file
    self.line = line
    self.message = message
  }

  package var description: String { "\(file.name):\(line): \(message)" }
}

/// What a user or an app does.
package enum StoryAct: Hashable, Sendable {
  case tap(String)
  case type(String)
  case delete
  /// The user deletes the whole text of the field with focus.
  case clear
  case pressReturn
  case pressTab(backward: Bool)
  case press(String)
  case paste(String)
  /// The user taps a button of the bar above the keyboard.
  case tapBar(String)
  case closeKeyboard
  /// An act in the app's table.
  case appActs(String)
  /// An act that only some hosts have.
  case own([String])
}

/// What is true after an act.
package enum StoryFact: Hashable, Sendable {
  case noFocus
  case text(String, String)
  /// Everything that the app has noted since the start of the story.
  case done([String])
  /// A fact in the app's table, or the field with focus and the name of its
  /// Return key. Only the app knows which.
  case words([String])
}
