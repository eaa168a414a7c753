import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ComparedForm, unlike } from '#documents/field-differences.ts'
import type { Reading } from '#documents/reader/reading.ts'

const fields = {
  firstName: 'SARA',
  lastName: 'MOHAMMADI',
  birthDateFa: '1368-07-14',
  passportNumber: 'K45128903',
  passportExpirationDateFa: '1412-12-19',
} as const
const reading: Reading = { verdict: 'accepted', fields, doubtful: [] }
const form: ComparedForm = { ...fields }
const unlikeIn = (change: Partial<ComparedForm>, read = reading) =>
  unlike({ ...form, ...change }, read).map(({ field }) => field)

test('a form that says what its passport says is told nothing, however it is written', () => {
  assert.deepEqual(unlikeIn({}), [])
  assert.deepEqual(
    unlikeIn({
      firstName: 'sara',
      lastName: 'Moham-madi',
      passportNumber: 'k45 128903',
      birthDateFa: '1989-10-6',
      passportExpirationDateFa: '2034-3-9',
    }),
    [],
  )
})

test('number, end, birthday and names that are others are told with what was read', () => {
  assert.deepEqual(unlike({ ...form, passportNumber: 'K45128908' }, reading), [
    { field: 'passportNumber', read: 'K45128903' },
  ])
  assert.deepEqual(
    unlikeIn({
      firstName: 'ZARA',
      lastName: 'MOHAMADI',
      birthDateFa: '1368-07-15',
      passportExpirationDateFa: '1411-12-19',
    }),
    ['passportExpirationDateFa', 'birthDateFa', 'lastName', 'firstName'],
  )
})

test('what was not read beyond doubt, or is not filled in, accuses nobody', () => {
  assert.deepEqual(
    unlikeIn({ passportNumber: 'X', birthDateFa: '' }, { ...reading, doubtful: ['passportNumber'] }),
    [],
  )
  assert.deepEqual(unlikeIn({ passportNumber: 'X' }, { verdict: 'invalid', fields: {}, doubtful: [] }), [])
})

test('names that the zone has no room for are held against what it has', () => {
  const long = { lastName: 'HOSSEINZADEHMOTLAGHASL', firstName: 'MOHAMMADREZAALI' }
  const cut: Reading = { ...reading, fields: { ...fields, ...long } }
  assert.deepEqual(unlikeIn({ ...long, firstName: 'MOHAMMAD REZA ALIREZA' }, cut), [])
  assert.deepEqual(unlikeIn({ ...long, firstName: 'MAHMOUD REZA' }, cut), ['firstName'])
})
