import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addedBy, birthdayPrices } from '#flights/booking/birthday-prices.ts'
import type { TravelRequest } from '#flights/responses.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const prices = (adult: number, child: number, infant: number) => [
  { paxType: 'Adult' as const, totalPrice: adult },
  { paxType: 'Child' as const, totalPrice: child },
  { paxType: 'Infant' as const, totalPrice: infant },
]
const travel: TravelRequest = {
  document: 'nationalCode',
  today: '2026-11-21',
  lastArrival: '2026-12-10',
  legs: [
    { isReturning: false, departureDate: '2026-12-03', prices: prices(1000, 750, 100) },
    { isReturning: true, departureDate: '2026-12-10', prices: prices(2000, 1500, 200) },
  ],
}

test('an infant who is two on the way back pays it as a child, and the way out as before', () => {
  const [birthday, ...others] = birthdayPrices(travel, [day('1989-10-06'), day('2024-12-08')])
  assert.deepEqual(others, [])
  assert.deepEqual(birthday, {
    index: 1,
    leg: 1,
    date: day('2026-12-10'),
    was: 'infant',
    becomes: 'child',
    wasPrice: 200,
    becomesPrice: 1500,
  })
})

test('birthdays add up over travellers; one who is not known yet adds nothing', () => {
  assert.equal(addedBy(birthdayPrices(travel, [day('2014-12-05'), undefined, day('2024-12-10')])), 500 + 1300)
  assert.equal(addedBy(birthdayPrices(travel, [undefined])), 0)
})

test('on one direction nobody has a birthday between', () => {
  assert.deepEqual(birthdayPrices({ ...travel, legs: travel.legs.slice(0, 1) }, [day('2024-12-08')]), [])
})
