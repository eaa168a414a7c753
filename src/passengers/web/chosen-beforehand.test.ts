import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Travel } from '#passengers/form.ts'
import { chosenBeforehand, isStill, type Owner } from '#passengers/web/chosen-beforehand.ts'
import type { PartyRequest } from '#passengers/web/party-draft.ts'
import { draftOf, noTraveller } from '#passengers/web/traveller-draft.ts'
import { savedSara } from '#testing/passengers/saved.ts'

const day = Temporal.PlainDate.from('2026-12-03')
const travel = (group: Travel['group'], youngestYears?: number): Travel => ({
  group,
  today: day,
  flightDate: day,
  youngestYears,
})
const party = (...travels: readonly Travel[]): PartyRequest => ({ document: 'nationalCode', travels })
const alone = party(travel('adult'))
const nobody: Owner = {
  firstName: null,
  lastName: null,
  firstNameFarsi: null,
  lastNameFarsi: null,
  gender: null,
  birthDate: null,
  nationalCode: null,
}
const reza: Owner = {
  ...nobody,
  firstNameFarsi: 'رضا',
  lastNameFarsi: 'کریمی',
  gender: 'Male',
  birthDate: '1985-03-21',
  nationalCode: '0076229645',
}
const sara = savedSara()
const names = (people: ReturnType<typeof chosenBeforehand>) => people.map((one) => one?.firstNameFarsi)

test('the only saved person stands in the first form of their age', () => {
  assert.deepEqual(names(chosenBeforehand([sara], undefined, alone)), ['سارا'])
  assert.deepEqual(names(chosenBeforehand([sara], undefined, party(travel('adult'), travel('adult')))), [
    'سارا',
    undefined,
  ])
  const child = savedSara({ birthDateFa: '1397-07-14' })
  assert.deepEqual(names(chosenBeforehand([child], reza, party(travel('adult'), travel('child')))), [
    undefined,
    'سارا',
  ])
})

test('nobody is put where their age does not fit, nor chosen among several', () => {
  const youth = savedSara({ birthDateFa: '1388-07-14' })
  assert.deepEqual(names(chosenBeforehand([youth], undefined, party(travel('adult', 18)))), [undefined])
  assert.deepEqual(chosenBeforehand([sara, savedSara({ nationalCode: '0084575948' })], nobody, alone), [])
  assert.deepEqual(chosenBeforehand([], undefined, alone), [])
})

test('who goes alone and saved nobody travels by the own account, as far as it knows its owner', () => {
  const [own] = chosenBeforehand([], reza, alone)
  assert.ok(own)
  assert.deepEqual(
    [own.firstNameFarsi, own.birthDateFa, own.genderTitle, own.nationalCode, own.passportNumber],
    ['رضا', '1364-01-01', 'Male', '0076229645', ''],
  )
  assert.equal(draftOf(own).passportType, noTraveller.passportType)
  assert.deepEqual(chosenBeforehand([], nobody, alone), [])
  assert.deepEqual(chosenBeforehand([], { ...reza, birthDate: null }, alone), [])
  assert.deepEqual(chosenBeforehand([], reza, party(travel('adult'), travel('adult'))), [])
})

test('of several saved the owner is chosen for one adult, by the national code', () => {
  const saved = [sara, savedSara({ firstNameFarsi: 'رضا', nationalCode: '0076229645' })]
  assert.deepEqual(names(chosenBeforehand(saved, reza, alone)), ['رضا'])
})

test('a form is still theirs when something is corrected, and no more when another is chosen', () => {
  const draft = draftOf(sara)
  assert.ok(isStill(draft, sara))
  assert.ok(isStill({ ...draft, firstName: 'SARAH' }, sara))
  assert.ok(isStill({ ...draft, nationalCode: '0084575948', passportNumber: '' }, sara))
  assert.equal(isStill(noTraveller, sara), false)
  assert.equal(isStill(draft, undefined), false)
})
