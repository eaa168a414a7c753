import assert from 'node:assert/strict'
import { test } from 'node:test'
import { disruptionsTexts } from '#flights/changes/web/disruption-texts.ts'
import type { JourneyView } from '#orders/responses.ts'

const now = Temporal.Instant.from('2026-12-03T00:00:00Z')

function journey(
  kind: 'cancelled' | 'new-time' | 'new-aircraft' | undefined,
  departureTime = '2026-12-05T06:20',
): JourneyView {
  return {
    proposalId: '1',
    isReturning: false,
    airlineCode: 'ZV',
    airlineName: 'زاگرس',
    flightNumber: 'ZV 4011',
    origin: 'THR',
    originName: 'تهران',
    destination: 'MHD',
    destinationName: 'مشهد',
    stops: [],
    openCount: 1,
    departureTime,
    arrivalTime: '2026-12-05T10:45',
    change: kind
      ? {
          kind,
          departureTime: '2026-12-05T06:20',
          arrivalTime: '2026-12-05T07:45',
          aircraft: null,
          since: '2026-12-03T00:40:00Z',
          acceptedAt: null,
        }
      : null,
  }
}
const item = { leg: 0, refund: 10_000_000, penalty: 0, allowed: true }
const of = (one: JourneyView, money = [item], status = 'issued') =>
  disruptionsTexts({ orderId: 'mine', journeys: [one], status }, money, now)

test('a delay is said with its hours, and the day where it is another', () => {
  const [late] = of(journey('new-time', '2026-12-05T09:20'))
  assert.equal(late?.title, 'پرواز شما ۳ ساعت تأخیر دارد')
  assert.deepEqual([late?.sold, late?.departs, late?.day], ['۰۶:۲۰', '۰۹:۲۰', undefined])
  const [next] = of(journey('new-time', '2026-12-06T00:20'))
  assert.match(next?.day ?? '', /یکشنبه/)
  assert.match(of(journey('new-time', '2026-12-05T04:00'))[0]?.title ?? '', /زودتر می‌رود/)
})

test('what giving back brings is told whole, or with what is kept of it', () => {
  const twice = [item, { ...item, refund: 8_000_000, penalty: 2_000_000 }, { ...item, allowed: false }]
  assert.deepEqual(of(journey('cancelled'))[0]?.moneyBack, { amount: '1,000,000', kept: undefined })
  assert.deepEqual(of(journey('cancelled'), twice)[0]?.moneyBack, { amount: '1,800,000', kept: '200,000' })
  assert.equal(of(journey('cancelled'), [{ ...item, leg: 1 }])[0]?.moneyBack, undefined)
})

test('another flight is taken without paying again only where nothing is kept of its money', () => {
  const late = journey('new-time', '2026-12-06T00:20')
  assert.match(of(late)[0]?.otherFlights ?? '', /another-flight\?orderId=mine&leg=0$/)
  assert.equal(of(late, [{ ...item, penalty: 1_000_000 }])[0]?.otherFlights, undefined, 'not with a penalty')
})

test('there is nothing to do about a flight that goes, has left, or was given back', () => {
  assert.deepEqual(of(journey(undefined)), [])
  assert.deepEqual(of(journey('new-aircraft')), [])
  assert.deepEqual(of(journey('new-time', '2026-12-02T06:20')), [])
  assert.deepEqual(of(journey('cancelled'), [item], 'refunded'), [])
})
