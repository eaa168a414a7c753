import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BirthdayPrice } from '#flights/booking/birthday-prices.ts'
import type { LegBags } from '#flights/choosing/bag.ts'
import {
  type BagsRequest,
  bagName,
  bagsChosen,
  bagsDraftFrom,
  bagsFor,
} from '#flights/choosing/bags-draft.ts'

const five = { id: '5kg', kg: 5, price: 1_000_000 }
const ten = { id: '10kg', kg: 10, price: 2_000_000 }
const leg: LegBags = { bags: [five, ten], says: '', source: '', effectiveFrom: '' }
const asked: BagsRequest = { groups: ['adult', 'infant'], bags: [leg, leg], first: ['', ''] }

test('what is chosen is a bag of one traveller on one direction, at its price', () => {
  const chosen = bagsChosen(asked, { [bagName(0, 1)]: '10kg' }, [])
  assert.deepEqual(chosen, [{ passenger: 0, leg: 1, bagId: '10kg', price: 2_000_000, bag: ten }])
})

test('everybody with a seat begins with the bag that the list’s price had in it, and may put it back', () => {
  const first = { ...asked, first: ['5kg', ''] }
  assert.deepEqual(
    bagsChosen(first, {}, []).map((one) => [one.passenger, one.leg, one.bagId]),
    [[0, 0, '5kg']],
  )
  assert.deepEqual(bagsChosen(first, { [bagName(0, 0)]: '' }, []), [])
})

test('an infant has none, and one who is a child by the way back has there', () => {
  const birthday = { index: 1, leg: 1, becomes: 'child' } as BirthdayPrice
  assert.deepEqual(bagsFor(asked, { passenger: 1, leg: 0 }, [birthday]), [])
  assert.deepEqual(bagsFor(asked, { passenger: 1, leg: 1 }, [birthday]), [five, ten])
})

test('a kept choice of what is no longer sold is none', () => {
  assert.deepEqual(bagsChosen(asked, { [bagName(0, 0)]: '99kg', [bagName(7, 0)]: '5kg' }, []), [])
})

test('a choice survives as text, and only a choice does', () => {
  const draft = { [bagName(0, 0)]: '5kg', [bagName(1, 1)]: '' }
  assert.deepEqual(bagsDraftFrom(JSON.stringify(draft)), draft)
  const more = { ...draft, firstName: 'x', 'passengers.0.bag.12': '5kg', [bagName(2, 0)]: 5 }
  assert.deepEqual(bagsDraftFrom(JSON.stringify(more)), draft)
  for (const nothing of [null, 'null', '{', '5']) assert.deepEqual(bagsDraftFrom(nothing), {})
})
