import FieldNavigation

// A separate WebAssembly module, which a page loads only with the option
// `codes`. No function has the name of one of the main module, because a check
// compiles both together. A text is its Unicode scalars, because strings would
// add Unicode tables to the module.

@_expose(wasm, "allocate") @_cdecl("fn_code_allocate")
func allocateNumbers(bytes: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: Int(max(bytes, 8)), alignment: 8)
}

@_expose(wasm, "deallocate") @_cdecl("fn_code_deallocate")
func deallocateNumbers(memory: UnsafeMutableRawPointer) {
  memory.deallocate()
}

@_expose(wasm, "create") @_cdecl("fn_code_create")
func createCode(
  lengths: UnsafeMutablePointer<Int32>, count: Int32, advances: Bool,
  finishesWhenFull: Bool
) -> UnsafeMutableRawPointer {
  var all: [Int] = []
  for index in 0..<Int(count) { all.append(Int(lengths[index])) }
  var entry = CodeEntry(lengths: all)
  entry.advances = advances
  entry.finishesWhenFull = finishesWhenFull
  let code = UnsafeMutablePointer<CodeEntry>.allocate(capacity: 1)
  code.initialize(to: entry)
  return UnsafeMutableRawPointer(code)
}

@_expose(wasm, "release") @_cdecl("fn_code_release")
func releaseCode(handle: UnsafeMutableRawPointer) {
  handle.assumingMemoryBound(to: CodeEntry.self).deinitialize(count: 1)
  handle.deallocate()
}

/// Decides what an input does (R15). Returns what follows: 0 for nothing, 1 to
/// go on, 2 to finish, and -1 if the field's own change is right.
///
/// `numbers` contains, in this order: the field and its caret, the field with
/// focus and its caret, 1 if an input method composes, the letters of the new
/// text and of each field's text before. Each text begins with its count, and
/// each field with 1 if focus can move there. No field and no caret are -1.
/// Afterwards `numbers` contains the place for focus and the texts. A look
/// leaves the code as it is, so that the form can still finish.
@_expose(wasm, "input") @_cdecl("fn_code_input")
func input(
  handle: UnsafeMutableRawPointer, numbers: UnsafeMutablePointer<Int32>,
  isLook: Bool
) -> Int32 {
  let code = handle.assumingMemoryBound(to: CodeEntry.self)
  var entry = code.pointee
  var reader = Numbers(next: numbers)
  let field = reader.place() ?? CodePlace(field: 0, caret: nil)
  let focus = reader.place()
  let isComposing = reader.number() != 0
  let text = reader.letters()
  let (texts, reachable) = reader.fields(entry.lengths.count)
  let change = entry.input(
    text, in: field, focus: focus, isComposing: isComposing, over: texts,
    isReachable: { reachable[$0] })
  if !isLook { code.pointee = entry }
  return write(change, to: numbers)
}

/// Decides what Delete does in a field. Returns 0 if focus moves back, and -1
/// if the browser deletes. `numbers` contains the field and the fields' texts.
@_expose(wasm, "deleteBackward") @_cdecl("fn_code_delete_backward")
func deleteBackward(
  handle: UnsafeMutableRawPointer, numbers: UnsafeMutablePointer<Int32>
) -> Int32 {
  let code = handle.assumingMemoryBound(to: CodeEntry.self)
  var reader = Numbers(next: numbers)
  let field = reader.number()
  let (texts, reachable) = reader.fields(code.pointee.lengths.count)
  return write(
    code.pointee.deleteBackward(
      in: field, of: texts, isReachable: { reachable[$0] }),
    to: numbers)
}

/// Writes over the numbers of an input, which are never fewer, because the
/// engine invents no letters.
private func write(
  _ change: CodeEntry.Change?, to numbers: UnsafeMutablePointer<Int32>
) -> Int32 {
  guard let change else { return -1 }
  var next = numbers
  func put(_ number: Int) {
    next.pointee = Int32(truncatingIfNeeded: number)
    next += 1
  }
  put(change.place?.field ?? -1)
  put(change.place?.caret ?? -1)
  for text in change.texts {
    put(text.count)
    for letter in text { put(Int(letter.value)) }
  }
  return switch change.next {
  case .nothing: 0
  case .goOn: 1
  case .finish: 2
  }
}

private struct Numbers {
  var next: UnsafeMutablePointer<Int32>

  mutating func number() -> Int {
    defer { next += 1 }
    return Int(next.pointee)
  }

  mutating func place() -> CodePlace? {
    let (field, caret) = (number(), number())
    return field < 0
      ? nil : CodePlace(field: field, caret: caret < 0 ? nil : caret)
  }

  mutating func letters() -> CodeEntry.Letters {
    var letters: CodeEntry.Letters = []
    for _ in 0..<number() {
      // The script replaces lone surrogates.
      letters.append(
        Unicode.Scalar(UInt32(truncatingIfNeeded: number())) ?? "\u{FFFD}")
    }
    return letters
  }

  mutating func fields(_ count: Int) -> ([CodeEntry.Letters], [Bool]) {
    var (texts, reachable): ([CodeEntry.Letters], [Bool]) = ([], [])
    for _ in 0..<count {
      reachable.append(number() != 0)
      texts.append(letters())
    }
    return (texts, reachable)
  }
}
