import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { penaltyStretches } from '#penalties/penalty.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'
import {
  cancelWaiver,
  delayWaiver,
  isLongDelay,
  isOnGround,
  type SoldLeg,
  type Waiver,
  waivedStretches,
  waiverFor,
} from '#penalties/waiver.ts'

const at = (text: string) => Temporal.Instant.from(text)
const storm: Waiver = {
  reason: 'emergency',
  airlineCode: 'W5',
  flightNumber: null,
  departsFrom: at('2026-12-03T00:00:00Z'),
  departsUntil: at('2026-12-04T00:00:00Z'),
  soldBefore: at('2026-12-01T00:00:00Z'),
  askUntil: at('2026-12-10T00:00:00Z'),
  coversCharter: false,
  source: 'بخشنامهٔ ایرلاین',
}
const leg: SoldLeg = {
  airlineCode: 'W5',
  flightNumber: 'W5 1041',
  departsAt: at('2026-12-03T02:45:00Z'),
  soldAt: at('2026-11-21T08:00:00Z'),
  isCharter: false,
}

test('a waiver covers the airline, the days and the tickets it names, each to its edge', () => {
  const cases: readonly (readonly [string, Partial<SoldLeg>, boolean])[] = [
    ['as it is', {}, true],
    ['another airline', { airlineCode: 'IR' }, false],
    ['a charter', { isCharter: true }, false],
    ['at the window’s beginning', { departsAt: at('2026-12-03T00:00:00Z') }, true],
    ['a second before it', { departsAt: at('2026-12-02T23:59:59Z') }, false],
    ['at the window’s end', { departsAt: at('2026-12-04T00:00:00Z') }, false],
    ['sold a second before', { soldAt: at('2026-11-30T23:59:59Z') }, true],
    ['sold then', { soldAt: at('2026-12-01T00:00:00Z') }, false],
  ]
  for (const [name, other, isCovered] of cases)
    assert.equal(waiverFor([storm], { ...leg, ...other }) === storm, isCovered, name)
  assert.equal(waiverFor([{ ...storm, flightNumber: 'W5 1043' }], leg), undefined)
  assert.ok(waiverFor([{ ...storm, coversCharter: true }], { ...leg, isCharter: true }))
})

test('of several waivers the one that lasts longest holds', () => {
  const forEver = { ...storm, askUntil: null }
  const short = { ...storm, askUntil: at('2026-12-05T00:00:00Z') }
  assert.equal(waiverFor([short, forEver, storm], leg), forEver)
  assert.equal(waiverFor([short, storm], leg), storm)
})

test('a delay counts from the first minute beyond two hours, early or late', () => {
  assert.deepEqual([120, 121, -120, -121].map(isLongDelay), [false, true, false, true])
})

test('a waiver stands over the cut-off and the ladder, and gives way to them when it ends', () => {
  const departure = Temporal.ZonedDateTime.from('2026-12-03T06:15[Asia/Tehran]')
  const minutes = fc.integer({ min: -30 * 24 * 60, max: 30 * 24 * 60 })
  fc.assert(
    fc.property(fc.constantFrom(...penaltyLadders), minutes, minutes, (ladder, endsIn, askedIn) => {
      const stretches = penaltyStretches(ladder, departure)
      const end = departure.toInstant().add({ minutes: endsIn })
      const asked = departure.toInstant().add({ minutes: askedIn })
      const waived = waivedStretches(stretches, { ...storm, askUntil: end })
      const holding = (all: typeof stretches) =>
        all.filter(
          ({ from, until }) =>
            (from === undefined || Temporal.Instant.compare(from, asked) <= 0) &&
            (until === undefined || Temporal.Instant.compare(asked, until) < 0),
        )
      const [found, ...others] = holding(waived)
      assert.equal(others.length, 0)
      const expected = Temporal.Instant.compare(asked, end) < 0 ? 0 : holding(stretches)[0]?.percent
      assert.equal(found?.percent, expected)
    }),
  )
})

test('a waiver without an end leaves one stretch, free for ever', () => {
  const found = waivedStretches([], { ...storm, askUntil: null })
  assert.deepEqual(
    found.map(({ from, until, percent }) => [from, until, percent]),
    [[undefined, undefined, 0]],
  )
})

test('a long delay waives its own flight, charters included, and no other', () => {
  const late = { ...leg, minutes: 121, source: 'فرودگاه' }
  const waiver = delayWaiver(late)
  assert.ok(waiver !== undefined && waiverFor([waiver], { ...leg, isCharter: true }))
  assert.equal(waiverFor([waiver], { ...leg, departsAt: leg.departsAt.add({ hours: 24 }) }), undefined)
  assert.equal(waiverFor([waiver], { ...leg, flightNumber: 'W5 1043' }), undefined)
  assert.equal(delayWaiver({ ...late, minutes: 120 }), undefined)
})

test('a late flight’s tickets go back until it leaves; one that left early or was free for another reason is flown', () => {
  const told = { ...leg, source: 'فرودگاه' }
  const waivers = [180, -180].flatMap((minutes) => delayWaiver({ ...told, minutes }) ?? [])
  const [late, early] = waivers
  assert.deepEqual(
    waivers.map(({ askUntil }) => askUntil),
    [leg.departsAt.add({ hours: 3 }), null],
  )
  assert.ok(late && early)
  assert.deepEqual(
    [late, early, storm, cancelWaiver(told)].map((waiver) => isOnGround([waiver], leg)),
    [true, false, false, true],
  )
})

test('a flight that does not go waives its own tickets, charters included', () => {
  const waiver = cancelWaiver({ ...leg, source: 'ایرلاین' })
  assert.equal(waiverFor([waiver], { ...leg, isCharter: true })?.reason, 'cancelled')
  assert.equal(waiverFor([waiver], { ...leg, flightNumber: 'W5 1043' }), undefined)
})
