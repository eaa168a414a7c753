import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mealWords } from '#flights/facts/meal-words.ts'
import { mealOf } from '#flights/facts/meals.ts'

test('what a carrier does is told with whoever wrote it, and since when we have it', () => {
  const meal = mealOf('pegasus', null)
  assert.equal(meal && mealWords(meal), 'غذا در هواپیما فروخته می‌شود')
  assert.match(meal?.source ?? '', /inflightfeed/)
  assert.ok(Temporal.PlainDate.from(meal?.takenOn ?? '').year >= 2026)
})

test('of whom nobody writes, and of flights that another flies, nothing is told', () => {
  for (const meal of [mealOf('varesh', null), mealOf('emirates', 'فلای‌دبی')]) {
    assert.equal(meal, null)
  }
})
