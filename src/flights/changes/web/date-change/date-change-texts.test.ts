import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DateChangeDays, FlightInstead } from '#flights/changes/date-change.ts'
import { daysTexts } from '#flights/changes/web/date-change/date-change-texts.ts'
import type { FlightGroup } from '#flights/proposal.ts'

const group = {
  marketingAirlineCode: 'QR',
  marketingAirlineName: 'قطر',
  flightNumber: 'QR 483',
  departureDate: '2026-12-04',
  departureTime: '05:20',
  arrivalDate: '2026-12-04',
  arrivalTime: '07:30',
  durationMinutes: 130,
  flightLegs: [],
  baggage: { cabinKg: 7, checked: { unit: 'Pc', value: 1 } },
} as unknown as FlightGroup

const flight = (terms?: FlightInstead['terms']): FlightInstead => ({
  proposalId: '7',
  flightGroup: group,
  cabinClass: 1,
  total: 90_000_000,
  credit: 60_000_000,
  toPay: 30_000_000,
  back: 0,
  bags: [],
  withoutBag: 0,
  ...(terms && { terms }),
})

const days = (flights: readonly FlightInstead[], day?: string): DateChangeDays => ({
  passengers: [0],
  paid: 80_000_000,
  penalty: 0,
  worth: 80_000_000,
  protectionPrice: 0,
  days: [
    { date: '2026-12-03', flights: [], isUnasked: true },
    { date: '2026-12-04', flights: [...flights] },
  ],
  ...(day !== undefined && { day }),
  isPending: false,
})

const seen = {
  orderId: '5f0c9a1e-0000-4000-8000-000000000000',
  leg: 0,
  passengers: [0],
  now: Temporal.Instant.from('2026-11-21T06:00:00Z'),
}

test('by its seller each flight has its own penalty, and what the old ticket brings for it', () => {
  const texts = daysTexts(days([flight({ penalty: 20_000_000, worth: 60_000_000 })], '2026-12-04'), seen)
  const [only] = texts.flights
  assert.ok(only)
  assert.deepEqual([texts.isBySeller, only.worth, only.isBySeller], [true, 60_000_000, true])
  assert.match(only.penalty ?? '', /2,000,000/)
  assert.match(only.priceDifference, /1,000,000/)
})

test('a penalty that is not told apart is named with the difference, not as nothing', () => {
  const [only] = daysTexts(days([flight({ penalty: null, worth: 80_000_000 })], '2026-12-04'), seen).flights
  assert.equal(only?.penalty, undefined)
  const [ours] = daysTexts(days([flight()]), seen).flights
  assert.deepEqual([ours?.isBySeller, ours?.worth], [false, 80_000_000])
  assert.notEqual(ours?.penalty, undefined)
})

test('the day that was asked for is the chosen one, also without a flight, and the others wait to be asked', () => {
  const texts = daysTexts(days([], '2026-12-04'), seen)
  assert.deepEqual(
    texts.strip.map(({ key, chosen, price }) => [key, chosen, price]),
    [
      ['2026-12-03', false, undefined],
      ['2026-12-04', true, undefined],
    ],
  )
  assert.notEqual(texts.day, undefined)
  assert.deepEqual(texts.flights, [])
})

test('where buying anew costs less the page says by how much, and leads to the same flight for the same party', () => {
  const anew = { refund: 60_000_000, price: 70_000_000, party: { adults: 1, children: 1, infants: 0 } }
  const shown = daysTexts(
    days([{ ...flight({ penalty: null, worth: 80_000_000 }), anew }], '2026-12-04'),
    seen,
  )
  const [told] = shown.flights
  assert.match(
    told?.anew?.says ?? '',
    /2,000,000 تومان ارزان‌تر.*6,000,000 تومان برمی‌گرداند.*7,000,000 تومان است/,
  )
  assert.match(told?.anew?.search ?? '', /^\/plp\?.*date=2026-12-04&adults=1&children=1&infants=0$/)
  const nothing = { ...anew, refund: 0, price: 20_000_000 }
  const untold = daysTexts(
    days([{ ...flight({ penalty: null, worth: 80_000_000 }), anew: nothing }], '2026-12-04'),
    seen,
  )
  assert.match(untold.flights[0]?.anew?.says ?? '', /پولی برنمی‌گرداند/)
})
