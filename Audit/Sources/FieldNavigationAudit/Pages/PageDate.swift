import Foundation

/// The date and time formats that HTML inputs accept.
enum PageDate {
  static func isValid(_ text: String, for inputType: String) -> Bool {
    guard let pattern = patterns[inputType] else { return false }
    return text.range(of: "^(\(pattern))$", options: .regularExpression) != nil
  }

  // This pattern accepts February 29 in every year.
  private static let patterns = [
    "date": day, "datetime-local": "\(day)[T ]\(time)", "month": month,
    "time": time, "week": "\(year)-W(0[1-9]|[1-4][0-9]|5[0-3])",
  ]
  private static let year = "(?!0+-)[0-9]{4,}"
  private static let month = "\(year)-(0[1-9]|1[0-2])"
  private static let day =
    "(?!.*-(02-3|0[469]-31|11-31))\(month)-(0[1-9]|[12][0-9]|3[01])"
  private static let time =
    "([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]{1,3})?)?"
}
