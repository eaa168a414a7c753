import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { penaltyStretches, type Stretch, stateAt } from '#penalties/penalty.ts'
import { type PenaltyLadder } from '#penalties/penalty-ladder.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'
import { strictest } from '#penalties/strictest-ladder.ts'

const departure = Temporal.ZonedDateTime.from('2026-12-03T06:15[Asia/Tehran]')
const named = (id: string): PenaltyLadder => {
  const found = penaltyLadders.find((one) => one.id === id)
  assert.ok(found)
  return found
}
const laid = (id: string) => penaltyStretches(named(id), departure)
const table = (stretches: readonly Stretch[]) => stretches.map(({ label, percent }) => [label, percent])
const percentAt = (stretches: readonly Stretch[], at: Temporal.Instant) => {
  const [holding, ...others] = stretches.filter((stretch) => stateAt(stretch, at) === 'now')
  assert.ok(holding !== undefined && others.length === 0)
  return holding.percent
}

test('a ladder abroad runs on to the departure', () => {
  assert.deepEqual(table(laid('abroad/flexible')), [
    ['تا ساعت ۱۲ ظهر ۳ روز پیش از پرواز', 15],
    ['تا ۲۴ ساعت پیش از پرواز', 25],
    ['تا ۳ ساعت پیش از پرواز', 35],
    ['تا پرواز', 60],
    ['پس از پرواز', 100],
  ])
})

test('of two tickets the dearer holds at every moment, in the words of the one that changes', () => {
  assert.deepEqual(table(strictest([laid('abroad/flexible'), laid('abroad/classic')])), [
    ['تا ساعت ۱۲ ظهر ۷ روز پیش از پرواز', 25],
    ['تا ساعت ۱۲ ظهر ۳ روز پیش از پرواز', 35],
    ['تا ۲۴ ساعت پیش از پرواز', 50],
    ['تا پرواز', 75],
    ['پس از پرواز', 100],
  ])
  assert.deepEqual(table(strictest([laid('abroad/light'), laid('abroad/premium')])), [
    ['تا ساعت ۱۲ ظهر ۷ روز پیش از پرواز', 70],
    ['تا پرواز', 90],
    ['پس از پرواز', 100],
  ])
})

test('with a domestic ticket nothing comes back after noon of the day before', () => {
  assert.deepEqual(table(strictest([laid('abroad/flexible'), laid('iran-air/1')])), [
    ['تا ۲۴ ساعت پیش از پرواز', 30],
    ['تا ساعت ۱۲ ظهر روز پیش از پرواز', 60],
    ['پس از ساعت ۱۲ ظهر روز پیش از پرواز', 100],
  ])
})

test('with a ticket that is never taken back nothing is', () => {
  assert.deepEqual(table(strictest([laid('abroad/flexible'), laid('charter-abroad/none')])), [
    ['از خرید تا پرواز', 100],
  ])
  assert.throws(() => strictest([]), RangeError)
})

const stretches = fc.constantFrom(...penaltyLadders).map((ladder) => penaltyStretches(ladder, departure))
const moment = fc
  .integer({ min: -3 * 24 * 60, max: 30 * 24 * 60 })
  .map((minutes) => departure.subtract({ minutes }).toInstant())

test('at any moment the strictest keeps what the dearest of its ladders keeps', () => {
  fc.assert(
    fc.property(fc.array(stretches, { minLength: 1, maxLength: 4 }), moment, (all, at) => {
      assert.equal(percentAt(strictest(all), at), Math.max(...all.map((one) => percentAt(one, at))))
    }),
  )
})

test('its steps follow each other, keep ever more, and each ends as its words say', () => {
  const ends = new Map(
    penaltyLadders.flatMap((ladder) =>
      penaltyStretches(ladder, departure).map(({ label, until }) => [label, until] as const),
    ),
  )
  fc.assert(
    fc.property(fc.array(stretches, { minLength: 2, maxLength: 4 }), (all) => {
      const joint = strictest(all)
      for (const [index, { label, from, until, percent }] of joint.entries()) {
        assert.deepEqual(from, joint[index - 1]?.until)
        assert.ok(percent > (joint[index - 1]?.percent ?? -1))
        if (until !== undefined) assert.ok(ends.get(label)?.equals(until), label)
      }
      assert.equal(joint.at(-1)?.until, undefined)
    }),
  )
})

test('the order of the tickets does not matter, and the strictest of one ladder is that ladder', () => {
  fc.assert(
    fc.property(stretches, stretches, (a, b) => {
      assert.deepEqual(strictest([a, a]), a)
      const [there, back] = [strictest([a, b]), strictest([b, a])]
      assert.deepEqual(
        there.map(({ percent, until }) => [percent, until?.epochMilliseconds]),
        back.map(({ percent, until }) => [percent, until?.epochMilliseconds]),
      )
    }),
  )
})
