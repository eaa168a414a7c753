import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PassengerForm } from '#passengers/form.ts'
import { formFaults } from '#passengers/form-faults.ts'
import { advices } from '#passengers/name-script-check.ts'
import { tidied } from '#passengers/normalized-form.ts'
import { samePersons } from '#passengers/same-person.ts'
import { alikePersons } from '#passengers/similar-people.ts'
import { chances, slips, someone } from '#testing/passengers/latin/errors.ts'
import { testPeople } from '#testing/passengers/latin/people.ts'

const seed = 14050830
const each = 400
const travel = {
  today: Temporal.PlainDate.from('2026-12-03'),
  flightDate: Temporal.PlainDate.from('2026-12-03'),
  group: 'adult',
} as const

function isSaid(party: readonly PassengerForm[]): boolean {
  const forms = party.map((form) => tidied(form))
  const atHome = forms.filter(({ nationalCode = '' }) => nationalCode !== '')
  const faults = atHome.flatMap((form) => formFaults('national', form, travel))
  const said = [faults, forms.flatMap(advices), samePersons(forms), alikePersons(forms)]
  return said.some(({ length }) => length > 0)
}

test('of a seeded set of slips at least 95 percent are caught, of each kind at least 70', () => {
  const chance = chances(seed)
  const caught = Object.entries(slips).map(([kind, slip]) => {
    const parties = Array.from({ length: each }, () => slip(someone(chance), chance))
    return { kind, share: parties.filter(isSaid).length / each }
  })
  const all = caught.reduce((sum, { share }) => sum + share, 0) / caught.length
  const words = JSON.stringify(caught)
  assert.ok(all >= 0.95, `${all} ${words}`)
  for (const { share } of caught) assert.ok(share >= 0.7, words)
})

test('of people who wrote everything right at most one in a hundred is bothered', () => {
  const chance = chances(seed + 1)
  const people = Array.from({ length: 4000 }, () => someone(chance))
  const bothered = people.filter((person) => isSaid([person]))
  assert.ok(bothered.length / people.length <= 0.01, JSON.stringify(bothered.slice(0, 5)))
  const named = testPeople.filter((person) => advices(tidied(person)).length > 0)
  assert.ok(named.length / testPeople.length <= 0.01, JSON.stringify(named))
})

const sara: PassengerForm = {
  firstName: 'SARA',
  lastName: 'ROSTAMI',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'رستمی',
  genderTitle: 'Female',
}
const adviceOn = (change: PassengerForm) => advices(tidied({ ...sara, ...change }))

test('names in each other’s place are turned by one press, in the script that is wrong', () => {
  const [latin] = adviceOn({ firstName: 'ROSTAMI', lastName: 'SARA' })
  assert.deepEqual(latin?.fix?.form, { firstName: 'SARA', lastName: 'ROSTAMI' })
  assert.equal(latin?.says, 'نام و نام خانوادگی لاتین به نظر جابه‌جا نوشته شده است.')
  const [farsi] = adviceOn({ firstNameFarsi: 'رستمی', lastNameFarsi: 'سارا' })
  assert.deepEqual(farsi?.fix?.form, { firstNameFarsi: 'سارا', lastNameFarsi: 'رستمی' })
})

test('a name of somebody else is held against the Farsi one, and its own spelling is offered', () => {
  const [advice] = adviceOn({ firstName: 'Zahra' })
  assert.deepEqual(
    [advice?.property, advice?.kind, advice?.fix?.words, advice?.fix?.form],
    ['firstName', 'mismatch', 'نوشتن SARA', { firstName: 'SARA' }],
  )
})

test('what one office spells otherwise, and titles and middle names, bother nobody', () => {
  const pairs: readonly PassengerForm[] = [
    { firstNameFarsi: 'حسین', firstName: 'HUSSAIN', genderTitle: 'Male' },
    { firstNameFarsi: 'سید محمد', firstName: 'MOHAMMAD', genderTitle: 'Male' },
    { firstNameFarsi: 'فاطمه', firstName: 'FATIMA ZAHRA' },
    { lastNameFarsi: 'الجبوری', lastName: 'AL JUBOORI' },
    { lastNameFarsi: 'محمدی نیا', lastName: 'MOHAMMADINIA' },
    {
      firstNameFarsi: 'محمد',
      lastNameFarsi: 'رضا کریمی',
      firstName: 'MOHAMMAD REZA',
      lastName: 'KARIMI',
      genderTitle: 'Male',
    },
    { firstNameFarsi: '', lastNameFarsi: '', firstName: 'ANNA', lastName: 'MIRI' },
    { firstName: '', lastName: '' },
    {},
  ]
  for (const pair of pairs) assert.deepEqual(adviceOn(pair), [], JSON.stringify(pair))
})

test('a name on the wrong keyboard layout, or in the wrong script, is offered as it was meant', () => {
  const meant = (change: PassengerForm) => adviceOn(change).map(({ kind, fix }) => [kind, fix?.form])
  assert.deepEqual(meant({ firstNameFarsi: 'shvh' }), [['layout', { firstNameFarsi: 'سارا' }]])
  assert.deepEqual(meant({ lastNameFarsi: 'Rostami' }), [['layout', { lastNameFarsi: 'رستمی' }]])
  assert.deepEqual(meant({ firstName: 'سشقش' }), [['layout', { firstName: 'SARA' }]])
  assert.deepEqual(meant({ lastName: 'رستمی' }), [['layout', { lastName: 'ROSTAMI' }]])
})

test('a gender is doubted only where nobody of the other bears the name', () => {
  assert.equal(adviceOn({ genderTitle: 'Male' })[0]?.says, '«سارا» نامی زنانه است؛ جنسیت را دوباره ببینید.')
  assert.deepEqual(adviceOn({ firstNameFarsi: 'نور', firstName: 'NOUR', genderTitle: 'Male' }), [])
  assert.deepEqual(adviceOn({ firstNameFarsi: 'آلما', firstName: 'ALMA', genderTitle: 'Male' }), [])
  assert.deepEqual(adviceOn({ genderTitle: '' }), [])
})

test('one person in two spellings stands out; simulators and namesakes do not', () => {
  const born = { ...sara, birthDateFa: '1371-05-24' }
  assert.deepEqual(
    alikePersons([born, { ...born, lastName: 'ROSTAMY', firstNameFarsi: '', lastNameFarsi: '' }]),
    [{ index: 1, like: 0 }],
  )
  assert.deepEqual(alikePersons([born, { ...born, firstName: 'ROSTAMI', lastName: 'SARA' }]), [
    { index: 1, like: 0 },
  ])
  const simulator = { ...born, firstName: 'SAMIRA', firstNameFarsi: 'سمیرا' }
  assert.deepEqual(
    alikePersons([born, simulator, { ...born, birthDateFa: '1371-05-25' }, sara, sara, {}]),
    [],
  )
})
