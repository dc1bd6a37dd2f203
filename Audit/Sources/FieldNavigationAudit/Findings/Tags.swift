/// What programs that go through their fields by tag stumble over.
extension Inspection {
  mutating func inspectTags() {
    let fields = screen.fields
    let tagged = fields.filter { $0.traits.tag != 0 }
    guard tagged.count > 1 else { return }
    inspectDuplicates(among: tagged)
    inspectMissing(fields, tagged)
    inspectOrder(tagged)
  }

  private mutating func inspectDuplicates(among tagged: [ScreenField]) {
    let groups = Dictionary(grouping: tagged, by: \.traits.tag)
    for (tag, fields) in groups where fields.count > 1 {
      add(
        .duplicateTag, at: fields[1],
        "Tag \(tag) stands at \(names(fields)); give each field a tag of its own"
      )
    }
  }

  private mutating func inspectMissing(
    _ fields: [ScreenField], _ tagged: [ScreenField]
  ) {
    let tags = Set(tagged.map(\.traits.tag))
    let without = fields.filter { $0.traits.tag == 0 }
    // 0 is a tag like any other where the sequence begins with it.
    if without.count > 1 || !tags.contains(1) {
      for field in without {
        add(
          .missingTag, at: field,
          "\(field.name) has no tag among fields that have one; give it the tag "
            + "of its place")
      }
    }
    // Tags far apart are no sequence, but names.
    guard let first = tags.min(), let last = tags.max() else { return }
    let distance = last.subtractingReportingOverflow(first)
    guard !distance.overflow, distance.partialValue < 2 * tags.count else {
      return
    }
    for tag in first...last where !tags.contains(tag) {
      guard let before = tagged.first(where: { $0.traits.tag == tag - 1 })
      else { continue }
      add(
        .missingTag, at: before,
        "No field has tag \(tag), which \(before.name) would lead to; close the "
          + "gap")
    }
  }

  private mutating func inspectOrder(_ tagged: [ScreenField]) {
    // The fields are in reading order.
    for (one, next) in zip(tagged, tagged.dropFirst())
    where one.traits.tag > next.traits.tag {
      add(
        .tagOrder, at: next,
        "Tag \(next.traits.tag) of \(next.name) comes before tag "
          + "\(one.traits.tag) of \(one.name), which is read first; number the "
          + "fields as they are read")
      return
    }
  }

  private func names(_ fields: [ScreenField]) -> String {
    let shown = fields.prefix(3).map(\.name).joined(separator: ", ")
    return fields.count > 3 ? "\(shown) and \(fields.count - 3) more" : shown
  }
}
