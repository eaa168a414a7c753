import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mealOf, mealWords } from '#flights/facts/meals.ts'

test('what a carrier does is told with whoever wrote it, and since when we have it', () => {
  const meal = mealOf('pegasus', null)
  assert.equal(mealWords(meal), 'غذا در هواپیما فروخته می‌شود')
  assert.match(meal?.source ?? '', /inflightfeed/)
  assert.ok(Temporal.PlainDate.from(meal?.takenOn ?? '').year >= 2026)
})

test('of whom nobody writes, and of flights that another flies, it is said that it is not known', () => {
  for (const meal of [mealOf('varesh', null), mealOf('emirates', 'فلای‌دبی')]) {
    assert.equal(meal, null)
    assert.equal(mealWords(meal), 'پذیرایی: در دست نیست')
  }
})
