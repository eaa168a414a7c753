import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountDraftOf, changesIn } from '#accounts/web/account-draft.ts'

const nobody = {
  firstName: null,
  lastName: null,
  firstNameFarsi: null,
  lastNameFarsi: null,
  gender: null,
  birthDate: null,
  nationalCode: null,
} as const
const negar = { ...nobody, firstNameFarsi: 'نگار', birthDate: '1989-10-06', gender: 'Female' } as const

test('what is known comes into the form by the Jalali calendar, and unchanged it changes nothing', () => {
  assert.deepEqual(accountDraftOf(negar).birthDate, { year: '1368', month: '7', day: '14' })
  assert.deepEqual(changesIn(accountDraftOf(negar), negar), {})
  assert.deepEqual(changesIn(accountDraftOf(nobody), nobody), {})
})

test('only what was changed is sent, and what was emptied is sent empty', () => {
  const draft = { ...accountDraftOf(negar), firstNameFarsi: '', nationalCode: '0012345679' }
  assert.deepEqual(changesIn(draft, negar), { firstNameFarsi: '', nationalCode: '0012345679' })
})

test('a date that is not whole, or of no calendar, is sent for its fault', () => {
  const half = { ...accountDraftOf(negar), birthDate: { year: '1368', month: '', day: '14' } }
  assert.deepEqual(changesIn(half, negar), { birthDate: '1368--14' })
  const none = { ...accountDraftOf(negar), birthDate: { year: '', month: '', day: '' } }
  assert.deepEqual(changesIn(none, negar), { birthDate: '' })
})
