import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SeatMap, SeatOffer } from '#flights/seats/seat.ts'
import { seatPlace } from '#flights/seats/seat-place.ts'
import { seatName, seatsChosen, seatsDraftFrom } from '#flights/seats/seats-draft.ts'
import { seatAcross } from '#flights/seats/web/seat-moves.ts'

const seat = (designator: string, ...prices: (number | null)[]): SeatOffer => ({
  designator,
  prices,
  disclosures: [],
})
const row = (number: number) => ({
  isOverWing: false,
  sections: [
    [seat(`${number}A`, 100, 100), 'empty' as const, seat(`${number}C`, 50, null)],
    [seat(`${number}D`, null, null), seat(`${number}F`, 0, 0)],
  ],
})
const exit = { isOverWing: false, sections: [['exit' as const], ['exit' as const]] }
const map: SeatMap = {
  leg: 0,
  flight: 1,
  flightNumber: 'TK 1971',
  aircraft: 'A321',
  from: 'استانبول',
  to: 'لندن',
  cabins: [{ deck: 0, rows: [row(7), exit, row(8), row(9)] }],
}
const named = (passenger: number) => seatName({ passenger, leg: 0, flight: 1 })

test('what is chosen is a seat of one traveller on one flight, at its price, for nothing too', () => {
  const draft = { [named(0)]: '7A', [named(1)]: '9F' }
  assert.deepEqual(seatsChosen([map], draft, 2), [
    { passenger: 0, leg: 0, flight: 1, designator: '7A', price: 100 },
    { passenger: 1, leg: 0, flight: 1, designator: '9F', price: 0 },
  ])
})

test('a seat has one traveller, and none who may not have it, or that is on no map any more', () => {
  assert.equal(seatsChosen([map], { [named(0)]: '7A', [named(1)]: '7A' }, 2).length, 1)
  const gone = { [named(0)]: '7D', [named(1)]: '7C' }
  assert.deepEqual(seatsChosen([map], gone, 2), [])
  assert.deepEqual(seatsChosen([], { [named(0)]: '7A' }, 2), [])
})

test('a choice survives as text, and only a choice does', () => {
  const draft = { [named(0)]: '7A' }
  const more = { ...draft, 'passengers.0.bag.1': '5kg', [named(1)]: 3 }
  assert.deepEqual(seatsDraftFrom(JSON.stringify(more)), draft)
  for (const nothing of [null, 'null', '{', '5']) assert.deepEqual(seatsDraftFrom(nothing), {})
})

test('a seat is at a window or an aisle by what is beside it alone', () => {
  const wide = { isOverWing: false, sections: [['A', 'B', 'C'], ['D', 'E', 'F', 'G'], ['K']].map(named3) }
  const places = wide.sections.map((elements, section) =>
    elements.map((_, place) => seatPlace(wide, section, place)),
  )
  assert.deepEqual(places, [
    ['کنار پنجره', 'وسط', 'کنار راهرو'],
    ['کنار راهرو', 'وسط', 'وسط', 'کنار راهرو'],
    ['کنار پنجره و راهرو'],
  ])
})

function named3(letters: readonly string[]): readonly SeatOffer[] {
  return letters.map((letter) => seat(`7${letter}`, 0))
}

test('up and down go along the cabin to the next free seat of the letter, and stop at its ends', () => {
  const isFree = ({ designator }: SeatOffer) => designator !== '8A'
  const from = (designator: string, step: 1 | -1) =>
    seatAcross(map.cabins, { from: designator, step, isFree })
  assert.equal(from('7A', 1), '9A')
  assert.equal(from('9A', -1), '7A')
  assert.equal(from('9A', 1), undefined)
  assert.equal(from('9Z', 1), undefined)
})
