import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMinorLeftAlone } from '#visas/minors.ts'

const travelDate = Temporal.PlainDate.from('2026-12-20')
const born = (date: string) => ({ birthDate: Temporal.PlainDate.from(date) })
const journeyTo = (country: 'AE' | 'AZ') => ({ country, travelDate })

const cases = [
  { says: 'a boy the day before he is eighteen', people: [born('2008-12-21')], alone: true },
  { says: 'a girl on her eighteenth birthday', people: [born('2008-12-20')], alone: false },
  { says: 'two children', people: [born('2012-01-01'), born('2015-01-01')], alone: true },
  { says: 'a child beside its mother', people: [born('2012-01-01'), born('1985-01-01')], alone: false },
  { says: 'nobody', people: [], alone: false },
]

for (const { says, people, alone } of cases)
  test(`${says} ${alone ? 'may not' : 'may'} apply for the Emirates alone, and always for Azerbaijan`, () => {
    assert.equal(isMinorLeftAlone(journeyTo('AE'), people), alone)
    assert.equal(isMinorLeftAlone(journeyTo('AZ'), people), false)
  })
