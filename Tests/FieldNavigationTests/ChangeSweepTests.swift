import FieldNavigation
import Testing

/// Every single change of every form of up to six fields: what an update, an
/// insertion or a removal says about the labels (R7).
@Suite struct ChangeSweepTests {
  typealias Masks = SweepTests.Masks

  @Test(
    "R7: an update returns the range of the keys that it changed",
    arguments: SweepTests.policies)
  func updates(policy: Policy) {
    let sweep = Sweep()
    sweep.withEvery("policy", in: [policy]) { _ in
      sweep.withEvery("fields", in: SweepTests.sizes) { count in
        let keys = Masks.every(count).map { expectedKeys($0, policy) }
        sweep.withEvery("form", in: Masks.every(count)) { masks in
          var core = masks.form(policy)
          let slots = slots(core)
          sweep.withEvery("changed field", in: 0..<count) { index in
            sweep.withEvery("to", in: 0..<4) { bits in
              let after = masks.with(bits, at: index)
              let range = core.update(slots[index], Masks.state(bits))
              sweep.expectEqual(
                slots.map(core.key(of:)), keys[after.code], "the keys")
              expectHull(
                range, of: changes(keys[masks.code], keys[after.code]), sweep,
                isExact: policy.ending == .finish)
              _ = core.update(slots[index], masks.state(index))
            }
          }
        }
      }
    }
    #expect(sweep.cases > 100_000)
  }

  @Test(
    "R7: an insertion returns the range of the keys that it changed",
    arguments: SweepTests.policies)
  func insertions(policy: Policy) {
    let sweep = Sweep()
    sweep.withEvery("policy", in: [policy]) { _ in
      sweep.withEvery("fields", in: 0...5) { count in
        sweep.withEvery("form", in: Masks.every(count)) { masks in
          let before = expectedKeys(masks, policy)
          sweep.withEvery("inserted at", in: 0...count) { position in
            sweep.withEvery("state", in: 0..<4) { bits in
              var core = masks.form(policy)
              var model = masks.naive(policy)
              let change = core.insert(Masks.state(bits), at: position)
              model.insert(count, Masks.state(bits), at: position)
              var after = slots(core).map(core.key(of:))
              sweep.expectEqual(
                after, model.fields.indices.map(model.key(at:)), "the keys")
              sweep.expectEqual(
                core.position(of: change.slot), position, "the position")
              // The key of the new field is new, whatever the range says.
              let own = after.remove(at: position)
              var old = before
              old.insert(own, at: position)
              after.insert(own, at: position)
              expectHull(
                change.changed, of: changes(old, after), sweep,
                isExact: policy.ending == .finish, except: position)
            }
          }
        }
      }
    }
  }

  @Test(
    "R7, R11: a removal returns the range, and focus keeps its place",
    arguments: SweepTests.policies)
  func removals(policy: Policy) {
    let sweep = Sweep()
    sweep.withEvery("policy", in: [policy]) { _ in
      sweep.withEvery("fields", in: SweepTests.sizes) { count in
        sweep.withEvery("form", in: Masks.every(count)) { masks in
          let before = expectedKeys(masks, policy)
          sweep.withEvery("removed", in: 0..<count) { index in
            var core = masks.form(policy)
            var model = masks.naive(policy)
            let removed = slots(core)[index]
            var focusedCore = core
            var old = before
            old.remove(at: index)
            model.remove(index)
            let range = core.remove(removed)
            let after = slots(core).map(core.key(of:))
            sweep.expectEqual(
              after, model.fields.indices.map(model.key(at:)), "the keys")
            expectHull(
              range, of: changes(old, after), sweep,
              isExact: policy.ending == .finish)

            focusedCore.focus(removed)
            _ = focusedCore.remove(removed)
            sweep.expectEqual(focusedCore.count, count, "R11: the place")
            var kept = masks.naive(policy)
            kept.focus(index)
            kept.remove(index)
            sweep.expectEqual(
              focusedCore.decision(from: removed).move
                .map(position(focusedCore)),
              kept.move(from: index), "R11: Return in a removed field")
            focusedCore.focus(nil)
            sweep.expectEqual(
              slots(focusedCore).map(focusedCore.key(of:)), after,
              "R11: the keys when focus has left")
          }
        }
      }
    }
  }

  private func expectedKeys(_ masks: Masks, _ policy: Policy) -> [ReturnKey?] {
    let model = masks.naive(policy)
    return (0..<masks.count).map(model.key(at:))
  }
}

/// The positions whose values differ.
func changes(_ old: [ReturnKey?], _ new: [ReturnKey?]) -> [Int] {
  new.indices.filter { old[$0] != new[$0] }
}

/// The range begins and ends with a change; with `isExact` there is nothing
/// else in it. An inserted field may count as changed or not.
private func expectHull(
  _ range: Range<Int>, of changed: [Int], _ sweep: Sweep, isExact: Bool,
  except own: Int? = nil
) {
  if isExact {
    sweep.expectEqual(range.filter { $0 != own }, changed, "the range")
  } else if range != hull(changed) {
    let withOwn = hull(changed + [own].compactMap { $0 })
    sweep.expect(
      range.isEmpty && withOwn.isEmpty || range == withOwn,
      "the range is \(range), the keys that changed \(changed)")
  }
}

/// The smallest range that holds them all.
func hull(_ positions: [Int]) -> Range<Int> {
  guard let first = positions.min(), let last = positions.max() else {
    return 0..<0
  }
  return first..<(last + 1)
}
