import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OfferedFlight } from '#flights/supplier/offer.ts'
import { isFlyable, leavesTime } from '#flights/supplier/offer-times.ts'

/** `IKA-IST 03:35 06:40` on a day in December, local times. */
function flight(told: string, day = 3): OfferedFlight {
  const [route = '', leaves = '', lands = ''] = told.split(' ')
  const [origin = '', destination = ''] = route.split('-')
  const at = (time: string) => Temporal.PlainDateTime.from(`2026-12-${String(day).padStart(2, '0')}T${time}`)
  return {
    airline: 'TK',
    number: 871,
    aircraft: 'A321',
    origin,
    destination,
    departsLocal: at(leaves),
    arrivesLocal: at(lands),
    cabin: 1,
    fareClass: 'Y',
    baggage: { cabinKg: 7, checked: { unit: 'Pc', value: 1 } },
    operator: null,
    stops: [],
  }
}

const toIstanbul = flight('IKA-IST 03:35 06:40')
const directions: readonly (readonly [string, readonly OfferedFlight[], boolean])[] = [
  ['one flight', [toIstanbul], true],
  ['a change as short as its supplier sells it', [toIstanbul, flight('IST-FRA 07:25 08:40')], true],
  ['a change before it lands', [toIstanbul, flight('IST-FRA 06:30 07:45')], false],
  ['two days on the way', [toIstanbul, flight('IST-FRA 07:25 08:40', 5)], false],
  [
    'three changes',
    [toIstanbul, flight('IST-FRA 07:25 08:40'), flight('FRA-IST 09:40 14:40'), flight('IST-IKA 15:00 18:40')],
    false,
  ],
]
for (const [says, flights, is] of directions)
  test(`${says}: ${is ? 'can be flown' : 'cannot be flown'}`, () => assert.equal(isFlyable(flights), is))

const pairs: readonly (readonly [string, string, string, boolean])[] = [
  ['four hours abroad', 'IKA-IST 03:35 06:40', 'IST-FRA 10:40 11:55', true],
  ['a minute less', 'IKA-IST 03:35 06:40', 'IST-FRA 10:39 11:54', false],
  ['an hour and a half inside the country', 'THR-MHD 06:50 08:15', 'MHD-THR 09:45 11:15', true],
  ['a minute less there', 'THR-MHD 06:50 08:15', 'MHD-THR 09:44 11:14', false],
  ['home before he has come there', 'THR-MHD 12:50 14:15', 'MHD-THR 09:45 11:15', false],
]
for (const [says, there, home, is] of pairs)
  test(`${says}: between two directions ${is ? 'there is time' : 'there is none'}`, () =>
    assert.equal(leavesTime([[flight(there)], [flight(home)]]), is))
