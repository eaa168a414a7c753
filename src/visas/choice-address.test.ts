import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { MOST_APPLICANTS, visaCountries, visaEntries, visaSpeeds, visaTypes } from '#visas/choice.ts'
import { applicantsIn, applicantsPath, choiceIn, choiceQuery } from '#visas/choice-address.ts'

const choices = fc.record({
  country: fc.constantFrom(...visaCountries),
  type: fc.constantFrom(...visaTypes),
  days: fc.integer({ min: 1, max: 365 }),
  entry: fc.constantFrom(...visaEntries),
  speed: fc.constantFrom(...visaSpeeds),
  isGuaranteed: fc.boolean(),
})

test('every choice and every number of applicants comes back from its address', () => {
  fc.assert(
    fc.property(choices, fc.integer({ min: 1, max: MOST_APPLICANTS }), (choice, applicants) => {
      const params = new URLSearchParams(choiceQuery(choice, applicants))
      assert.deepEqual(choiceIn(params), { ...choice })
      assert.equal(applicantsIn(params), applicants)
    }),
  )
})

test('what is not said is as usual; without a country or a length nothing is chosen', () => {
  const usual = choiceIn(new URLSearchParams('country=AE&days=30'))
  assert.deepEqual(usual, {
    country: 'AE',
    type: 'tourist',
    days: 30,
    entry: 'single',
    speed: 'normal',
    isGuaranteed: false,
  })
  assert.ok(usual)
  assert.equal(applicantsPath(usual), `/visa/add-passenger?${choiceQuery(usual)}`)
  for (const said of [
    '',
    'country=AE',
    'days=30',
    'country=FR&days=30',
    'country=AE&days=-1',
    'country=AE&days=0',
    'country=AE&days=3e2',
    'country=AE&days=999',
    'country=AE&days=30&entry=twice',
    'country=AE&days=30&speed=slow',
    'country=AE&days=30&type=work',
  ])
    assert.equal(choiceIn(new URLSearchParams(said)), undefined, said)
})

test('a number of applicants that is none, or too great, is one', () => {
  for (const said of ['', 'x', '0', '10', '-2', '1.5'])
    assert.equal(applicantsIn(new URLSearchParams({ applicants: said })), 1, said)
})
