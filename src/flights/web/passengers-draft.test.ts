import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftFrom, faultsOfAll, faultsUnder, type Journey, newDraft } from '#flights/web/passengers-draft.ts'
import type { TravellerDraft } from '#passengers/web/traveller-draft.ts'

const journey: Journey = { groups: ['adult', 'adult'], flightDate: Temporal.PlainDate.from('2026-12-03') }
const fresh = newDraft(journey, '0912 345 6789')
const dariush: TravellerDraft = {
  firstName: 'DARIUSH',
  lastName: 'MOHAMMADI',
  firstNameFarsi: 'داریوش',
  lastNameFarsi: 'محمدی',
  genderTitle: 'Male',
  birth: { calendar: 'jalali', day: '3', month: '2', year: '1365' },
  nationalCode: '0076229645',
}

test('a draft comes back as it was left', () => {
  const left = { ...fresh, travellers: [dariush, ...fresh.travellers.slice(1)] }
  assert.deepEqual(draftFrom(JSON.stringify(left), fresh), left)
})

test('what is kept but no draft, or one of another party, never breaks the form', () => {
  for (const kept of [null, '', '{', '[]', '{"travellers":3}', '{"travellers":[null,{"birth":7}]}'])
    assert.deepEqual(draftFrom(kept, fresh), fresh, String(kept))
  const ofOne = JSON.stringify({ travellers: [{ ...dariush, isAdmin: 'yes' }], contact: { email: 5 } })
  const back = draftFrom(ofOne, fresh)
  assert.deepEqual(back.travellers, [dariush, fresh.travellers[1]])
  assert.deepEqual(back.contact, fresh.contact)
})

test('the same person twice is said of the second', () => {
  const faults = faultsOfAll({ ...fresh, travellers: [dariush, dariush] }, journey)
  assert.deepEqual(faults, { 'passengers.1.nationalCode': 'این مسافر دو بار وارد شده است.' })
})

test('faults carry the names that the server gives its own', () => {
  const faults = faultsOfAll(
    {
      travellers: [dariush, { ...dariush, firstName: 'داریوش', nationalCode: '1111111111' }],
      contact: { phoneNumber: '', email: 'sara@' },
    },
    journey,
  )
  assert.deepEqual(faults, {
    'passengers.1.firstName': 'فقط حروف لاتین؛ مثل AMIR',
    'passengers.1.nationalCode': 'کد ملی نامعتبر است',
    'contact.phoneNumber': 'شمارهٔ موبایل را وارد کنید.',
    'contact.email': 'نشانی ایمیل درست نیست.',
  })
  assert.deepEqual(Object.keys(faultsUnder('passengers.1', faults)), ['firstName', 'nationalCode'])
  assert.deepEqual(faultsUnder('passengers.0', faults), {})
})
