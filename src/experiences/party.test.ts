import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOfParty } from '#experiences/party.ts'
import type { ExperienceOption, ExperienceUnit } from '#experiences/supplier/experience.ts'

const adult: ExperienceUnit = {
  ref: 'adult',
  kind: 'adult',
  title: 'Adult',
  ages: { from: 13, to: 99 },
  needsId: false,
  least: null,
  most: 4,
  from: null,
  people: 1,
  accompaniedBy: [],
}
const child: ExperienceUnit = { ...adult, ref: 'child', kind: 'child', least: 2, accompaniedBy: ['adult'] }
const option: ExperienceOption = {
  ref: 'DEFAULT',
  isDefault: true,
  title: 'Standard',
  startTimes: [],
  cutOffMinutes: 60,
  leastUnits: 2,
  mostUnits: 6,
  contactFields: [],
  from: null,
  units: [adult, child],
}

const cases = [
  [{ adult: 2 }, []],
  [{ adult: 1, child: 2 }, []],
  [{}, ['NOBODY']],
  [{ adult: 0 }, ['NOBODY']],
  [{ adult: 1 }, ['TOO_FEW']],
  [{ adult: 5 }, ['UNIT_TOO_MANY']],
  [{ child: 2 }, ['NOT_ALONE']],
  [{ adult: 1, child: 1 }, ['UNIT_TOO_FEW']],
  [{ adult: 4, child: 3 }, ['TOO_MANY']],
  [{ senior: 2 }, ['UNKNOWN_UNIT']],
] as const

for (const [wish, faults] of cases)
  test(`${JSON.stringify(wish)}: ${faults.join(', ') || 'may come'}`, () => {
    const party = Object.entries(wish).map(([unitRef, count]) => ({ unitRef, count }))
    assert.deepEqual(faultsOfParty(option, party), faults)
  })

test('a slot may be smaller than its option', () => {
  const party = [{ unitRef: 'adult', count: 4 }]
  assert.deepEqual(faultsOfParty(option, party, { vacancies: null, mostUnits: null }), [])
  assert.deepEqual(faultsOfParty(option, party, { vacancies: 3, mostUnits: null }), ['NO_ROOM'])
  assert.deepEqual(faultsOfParty(option, party, { vacancies: 9, mostUnits: 3 }), ['TOO_MANY'])
})
