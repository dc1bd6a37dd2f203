/// The dates and times that inputs accept as their values.
enum PageDate {
  static func isValid(_ text: String, for inputType: String) -> Bool {
    switch inputType {
    case "month": isMonth(text[...])
    case "week": isWeek(text)
    case "time": isTime(text[...])
    case "date": isDay(text[...])
    default: isDayWithTime(text)
    }
  }

  private static func isDayWithTime(_ text: String) -> Bool {
    guard let middle = text.firstIndex(where: { "T ".contains($0) }) else {
      return false
    }
    return isDay(text[..<middle]) && isTime(text[middle...].dropFirst())
  }

  private static func isDay(_ text: Substring) -> Bool {
    guard isMonth(text.dropLast(3)), text.dropLast(2).last == "-",
      let year = Int(text.dropLast(6)),
      let month = Int(text.dropLast(3).suffix(2))
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days =
      month == 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
    return isPair(text.suffix(2), in: 1...days)
  }

  private static func isMonth(_ text: Substring) -> Bool {
    text.dropLast(2).last == "-" && isYear(text.dropLast(3))
      && isPair(text.suffix(2), in: 1...12)
  }

  private static func isWeek(_ text: String) -> Bool {
    text.dropLast(2).hasSuffix("-W") && isYear(text.dropLast(4))
      && isPair(text.suffix(2), in: 1...53)
  }

  private static func isTime(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), isPair(parts[0], in: 0...23),
      isPair(parts[1], in: 0...59)
    else { return false }
    guard parts.count == 3 else { return true }
    let second = parts[2].prefix(2)
    let rest = parts[2].dropFirst(2)
    return isPair(second, in: 0...59)
      && (rest.isEmpty
        || rest.first == "." && (2...4).contains(rest.count)
          && rest.dropFirst().allSatisfy(isDigit))
  }

  private static func isYear(_ text: Substring) -> Bool {
    text.count >= 4 && text.allSatisfy(isDigit) && Int(text) ?? 0 > 0
  }

  private static func isPair(_ text: Substring, in range: ClosedRange<Int>)
    -> Bool
  {
    text.count == 2 && text.allSatisfy(isDigit)
      && Int(text).map(range.contains) == true
  }

  private static func isDigit(_ letter: Character) -> Bool {
    ("0"..."9").contains(letter)
  }
}
