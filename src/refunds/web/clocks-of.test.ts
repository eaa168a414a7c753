import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RefundableItem } from '#refunds/responses.ts'
import { timelineOf } from '#refunds/timeline.ts'
import { clocksOf } from '#refunds/web/clocks-of.ts'
import { anAdult, istanbul, reckoned, termsOf } from '#testing/refunds/terms.ts'
import { formattedUntil } from '#web/ui/flight/penalty-moments.ts'

const now = Temporal.Instant.from('2026-11-25T08:00:00Z')

function abroadAndBack(places: readonly (typeof istanbul)[]) {
  const terms = termsOf([anAdult, anAdult], ['flypersia/1', 'flypersia/1'], places)
  const reckoning = reckoned(terms)
  const legs = terms.legs.map(({ leg, departure, cityName, proposalId }) => ({
    leg,
    proposalId,
    departure: departure.toString(),
    cityName,
    source: '',
    effectiveFrom: '2026-01-01',
  }))
  const items = terms.items.map((item) => ({
    passenger: item.passenger,
    leg: item.leg,
    steps: timelineOf(reckoning, [item], now),
  }))
  return { refundable: { legs, now: now.toString() }, items: items as unknown as readonly RefundableItem[] }
}

test('the steps of each direction are told by the clock of the airport it leaves from', () => {
  const { refundable, items } = abroadAndBack([{ timeZone: 'Asia/Tehran', cityName: 'تهران' }, istanbul])
  const clocks = clocksOf(refundable, items)
  assert.deepEqual(
    clocks.map(({ cityName }) => cityName),
    ['تهران', 'استانبول'],
  )
  for (const { steps, zone } of clocks)
    for (const step of steps.filter(({ until }) => until !== null))
      assert.match(formattedUntil(step, zone), /ساعت ۱۲ ظهر$/)
})

test('one clock tells of all that leave from one zone, and of those alone that were chosen', () => {
  const { refundable, items } = abroadAndBack([])
  const [only, ...others] = clocksOf(refundable, items)
  assert.equal(others.length, 0)
  assert.equal(
    only?.steps[0]?.refund,
    items.reduce((sum, { steps }) => sum + (steps[0]?.refund ?? 0), 0),
  )
  const back = abroadAndBack([{ timeZone: 'Asia/Tehran', cityName: 'تهران' }, istanbul])
  const chosen = back.items.filter(({ leg }) => leg === 1)
  assert.deepEqual(
    clocksOf(back.refundable, chosen).map(({ zone }) => zone),
    ['Europe/Istanbul'],
  )
})
