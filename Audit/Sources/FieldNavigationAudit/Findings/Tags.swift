import FieldNavigation

/// Reports tags that would mislead an app. Some apps move focus by tag.
extension Inspection<StoryboardScreen> {
  mutating func inspectTags() {
    let tagged = screen.tagChain
    guard !tagged.isEmpty else { return }
    inspectDuplicates(among: tagged)
    inspectMissing(tagged)
    inspectOrder(tagged)
  }

  private mutating func inspectDuplicates(among tagged: [ScreenField]) {
    let groups = Dictionary(grouping: tagged, by: \.traits.tag)
    for (tag, fields) in groups where fields.count > 1 {
      add(
        .duplicateTag, at: fields[1],
        "\(names(fields)) share tag \(tag); give each field its own")
    }
  }

  private mutating func inspectMissing(_ tagged: [ScreenField]) {
    let tags = Set(tagged.map(\.traits.tag))
    let without = screen.fields.filter {
      $0.traits.tag == 0 && $0.kind == .textField && $0.state.isReachable
    }
    // A sequence may begin with tag 0 if the first field has that tag. A
    // sequence may also begin with 0 if the first field is unknown.
    let first = screen.fields.first {
      $0.traits.tag != 0 || $0.id == without.first?.id
    }
    let mayBeFirst = !screen.isOrdered || first?.traits.tag == 0
    if without.count > 1 || !tags.contains(1) || !mayBeFirst {
      for field in without {
        add(
          .missingTag, at: field,
          "\(field.name) has no tag, unlike the other fields; give it the one "
            + "for its place")
      }
    }
    guard let least = tags.min(), let last = tags.max() else { return }
    for tag in least...last
    where !tags.contains(tag) && !screen.otherTags.contains(tag) {
      guard let before = tagged.first(where: { $0.traits.tag == tag - 1 })
      else { continue }
      add(
        .missingTag, at: before,
        "No field has tag \(tag), the next one after \(before.name); close the "
          + "gap")
    }
  }

  private mutating func inspectOrder(_ tagged: [ScreenField]) {
    // The tagged fields are in reading order.
    for (one, next) in zip(tagged, tagged.dropFirst())
    where one.traits.tag > next.traits.tag {
      add(
        .tagOrder, at: next,
        "\(next.name) has tag \(next.traits.tag) but is read after "
          + "\(one.name), which has tag \(one.traits.tag); number the fields in "
          + "reading order")
      return
    }
  }

  private func names(_ fields: [ScreenField]) -> String {
    var shown = fields.prefix(3).map(\.name)
    let last = fields.count > 3 ? "\(fields.count - 3) more" : shown.popLast()
    return shown.joined(separator: ", ") + (last.map { " and \($0)" } ?? "")
  }
}

extension StoryboardScreen {
  /// The fields that code may move through by tag. The list is empty if the
  /// tags probably don't form a sequence. Tags don't form a sequence if the
  /// numbers are far apart. Tags also don't form a sequence if outlets already
  /// connect the fields. No other view may have one of the tags or a
  /// neighboring number.
  var tagChain: [ScreenField] {
    let tagged = fields.filter { $0.traits.tag != 0 }
    let tags = Set(tagged.map(\.traits.tag))
    let reachable = fields.filter(\.state.isReachable)
    guard tags.count > 1, let first = tags.min(), let last = tags.max(),
      first > .min, last < .max
    else { return [] }
    let (distance, isOverflown) = last.subtractingReportingOverflow(first)
    guard !isOverflown, distance < 2 * tags.count,
      2 * tagged.count >= reachable.count,
      !otherTags.contains(first - 1), !otherTags.contains(last + 1),
      otherTags.isDisjoint(with: tags),
      !fields.contains(where: { $0.traits.next != nil })
    else { return [] }
    return tagged
  }
}
