import FieldNavigation
import TestSupport
import Testing

/// Tests each update, insertion and removal in every form of up to six fields.
/// Each change returns the range of changed labels (R7).
@Suite struct ChangeSweepTests {
  typealias Masks = SweepTests.Masks

  @Test(
    "R7: an update returns the range of the changed labels",
    arguments: SweepTests.policies)
  func updates(policy: ReturnPolicy) {
    withEveryForm(policy, SweepTests.sizes) { sweep, masks, keys in
      var session = masks.form(policy)
      let slots = slots(session)
      let before = keys[masks]
      sweep.withEvery("changed field", in: slots.indices) { index in
        sweep.withEvery("to", in: 0..<4) { bits in
          let after = keys[masks.with(bits, at: index)]
          let range = session.update(slots[index], Masks.state(bits))
          sweep.expectEqual(finishKeys(session, slots), after, "the keys")
          expect(range, changed: before ^ after, policy, sweep)
          _ = session.update(slots[index], masks.state(index))
        }
      }
    }
  }

  @Test(
    "R7: an insertion returns the range of the changed labels",
    arguments: SweepTests.policies)
  func insertions(policy: ReturnPolicy) {
    withEveryForm(policy, 0...5) { sweep, masks, keys in
      let form = masks.form(policy)
      sweep.withEvery("inserted at", in: 0...masks.count) { position in
        sweep.withEvery("state", in: 0..<4) { bits in
          var session = form
          let change = session.insert(Masks.state(bits), at: position)
          let after = keys[masks.inserting(bits, at: position)]
          sweep.expectEqual(
            finishKeys(session, slots(session)), after, "the keys")
          sweep.expectEqual(
            session.position(of: change.slot), position, "the position")
          // The new field had no label before. The range may or may not include
          // the new field.
          let own = 1 << position
          let before = widened(keys[masks], at: position)
          expect(
            change.changed, changed: (before ^ after) & ~own, own: own, policy,
            sweep)
        }
      }
    }
  }

  @Test(
    "R7: a removal returns the range of the changed labels",
    arguments: SweepTests.policies)
  func removals(policy: ReturnPolicy) {
    withEveryForm(policy, SweepTests.sizes) { sweep, masks, keys in
      let form = masks.form(policy)
      sweep.withEvery("removed", in: 0..<masks.count) { index in
        var session = form
        guard let removed = session.slot(at: index) else { return }
        let range = session.remove(removed)
        let after = keys[masks.removing(index)]
        sweep.expectEqual(
          finishKeys(session, slots(session)), after, "the keys")
        let before = narrowed(keys[masks], at: index)
        expect(range, changed: before ^ after, policy, sweep)
      }
    }
  }

  @Test(
    "R11: a removed field with focus keeps its place until focus leaves",
    arguments: SweepTests.policies)
  func focusedRemovals(policy: ReturnPolicy) {
    withEveryForm(policy, SweepTests.sizes) { sweep, masks, keys in
      let form = masks.form(policy)
      let rules = masks.rules(policy)
      sweep.withEvery("removed", in: 0..<masks.count) { index in
        var session = form
        guard let removed = session.slot(at: index) else { return }
        session.focusMoved(to: removed)
        _ = session.remove(removed)
        sweep.expectEqual(session.count, masks.count, "R11: the count")
        var rules = rules
        rules.states[index].obstacles.insert(.detached)
        sweep.expectEqual(
          session.decision(from: removed).move.map(position(session)),
          rules.move(from: index), "R11: Return in a removed field")
        session.focusMoved(to: nil)
        sweep.expectEqual(
          finishKeys(session, slots(session)), keys[masks.removing(index)],
          "R11: the keys when focus has left")
      }
    }
  }

  private func withEveryForm(
    _ policy: ReturnPolicy, _ sizes: ClosedRange<Int>,
    _ body: (Sweep, Masks, KeyTable) -> Void
  ) {
    let sweep = Sweep()
    guard let keys = KeyTable.all[policy] else { return }
    sweep.withEvery("policy", in: [policy]) { _ in
      sweep.withEvery("fields", in: sizes) { count in
        sweep.withEvery("form", in: Masks.every(count)) {
          body(sweep, $0, keys)
        }
      }
    }
    #expect(sweep.cases > 20_000)
  }

  /// The first and the last label in the range have changed. With the ending
  /// `.finish`, every label in the range has changed.
  private func expect(
    _ range: Range<Int>, changed: Int, own: Int = 0, _ policy: ReturnPolicy,
    _ sweep: Sweep
  ) {
    let named = ((1 << range.upperBound) - 1) & ~((1 << range.lowerBound) - 1)
    if policy.ending == .finish {
      sweep.expectEqual(named & ~own, changed, "the positions of \(range)")
    } else if named != union(changed) {
      sweep.expectEqual(named, union(changed | own), "the union, \(range)")
    }
  }
}

/// The rules' Return key labels of every form of up to six fields. Bit i
/// is set if field i shows the finish key.
struct KeyTable {
  static let all = Dictionary(
    uniqueKeysWithValues: SweepTests.policies.map { ($0, KeyTable($0)) })

  private var tables: [[Int]]

  init(_ policy: ReturnPolicy) {
    tables = (0...6).map { count in
      SweepTests.Masks.every(count).map { masks in
        let rules = masks.rules(policy)
        return (0..<count).reduce(0) {
          rules.key(at: $1) == policy.finishKey ? $0 | 1 << $1 : $0
        }
      }
    }
  }

  subscript(masks: SweepTests.Masks) -> Int { tables[masks.count][masks.code] }
}

/// The engine's labels as a bit mask. A set bit stands for the policy's finish
/// key. The result is -1 if a label is neither that key nor Next.
private func finishKeys(_ session: FormSession, _ slots: [FormSession.Slot])
  -> Int
{
  var mask = 0
  for (position, slot) in slots.enumerated() {
    switch session.returnKey(of: slot) {
    case .next: break
    case session.policy.finishKey: mask |= 1 << position
    default: return -1
    }
  }
  return mask
}

/// Sets all bits from the lowest set bit to the highest.
private func union(_ mask: Int) -> Int {
  guard mask != 0 else { return 0 }
  let end = Int.bitWidth - mask.leadingZeroBitCount
  return (1 << end) - (1 << mask.trailingZeroBitCount)
}

/// Inserts `width` zero bits for a new field.
private func widened(_ mask: Int, at position: Int, by width: Int = 1) -> Int {
  let low = mask & ((1 << (position * width)) - 1)
  return low | (mask & ~low) << width
}

/// Removes the `width` bits of a field.
private func narrowed(_ mask: Int, at position: Int, by width: Int = 1) -> Int {
  let low = mask & ((1 << (position * width)) - 1)
  return low | (mask >> ((position + 1) * width)) << (position * width)
}

extension SweepTests.Masks {
  fileprivate func inserting(_ bits: Int, at index: Int) -> Self {
    let code = widened(code, at: index, by: 2) | bits << (2 * index)
    return Self(count: count + 1, code: code)
  }

  fileprivate func removing(_ index: Int) -> Self {
    Self(count: count - 1, code: narrowed(code, at: index, by: 2))
  }
}
