import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Travel } from '#passengers/form.ts'
import {
  draftFrom,
  faultsOfAll,
  faultsUnder,
  newDraft,
  type PartyRequest,
  probablyTwice,
  saidAtOnce,
} from '#passengers/web/party-draft.ts'
import { noTraveller, type TravellerDraft } from '#passengers/web/traveller-draft.ts'

const flightDate = Temporal.PlainDate.from('2026-12-03')
const travel: Travel = { group: 'adult', today: flightDate, flightDate, lastArrival: flightDate }
const asked: PartyRequest = { document: 'nationalCode', travels: [travel, travel] }
const fresh = newDraft(asked, { phoneNumber: '0912 345 6789', email: '' })
const dariush: TravellerDraft = {
  ...noTraveller,
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
  const faults = faultsOfAll({ ...fresh, travellers: [dariush, dariush] }, asked)
  assert.deepEqual(faults, { 'passengers.1.nationalCode': 'این مسافر دو بار وارد شده است.' })
})

test('faults carry the names that the server gives its own', () => {
  const faults = faultsOfAll(
    {
      travellers: [dariush, { ...dariush, firstName: 'داریوش', nationalCode: '1111111111' }],
      contact: { phoneNumber: '', email: 'sara@' },
    },
    asked,
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

test('a passport that ends too soon after the last landing is said with the day it has to reach', () => {
  const abroad: PartyRequest = {
    document: 'passport',
    travels: [{ ...travel, lastArrival: Temporal.PlainDate.from('2026-12-21') }],
  }
  const expiry = { calendar: 'gregorian', day: '20', month: '6', year: '2027' } as const
  const faults = faultsOfAll(
    { travellers: [{ ...dariush, passportNumber: 'K45128903', expiry }], contact: fresh.contact },
    abroad,
  )
  assert.deepEqual(faults, {
    'passengers.0.passportExpirationDateFa':
      'اعتبار گذرنامه کمتر از ۶ ماه است؛ دست‌کم تا ۳۱ خرداد ۱۴۰۶ (۲۱ ژوئن ۲۰۲۷) لازم است.',
  })
})

test('a passport comes back from the browser as it was left, in its own calendar', () => {
  const expiry = { calendar: 'gregorian', day: '20', month: '6', year: '' } as const
  const left = {
    ...fresh,
    travellers: [{ ...dariush, passportNumber: 'A12', expiry }, ...fresh.travellers.slice(1)],
  }
  assert.deepEqual(draftFrom(JSON.stringify(left), fresh), left)
})

test('of an expiry date nothing is said until it is whole', () => {
  const expiry = { calendar: 'gregorian', day: '20', month: '6', year: '' } as const
  const [first, second] = [
    { ...dariush, expiry },
    { ...dariush, expiry: { ...expiry, year: '2027' } },
  ]
  assert.deepEqual(saidAtOnce({ ...fresh, travellers: [first, second] }), [
    'passengers.1.passportExpirationDateFa',
  ])
})

test('one person in two spellings is pointed out and keeps nobody from going on', () => {
  const twice = {
    ...fresh,
    travellers: [dariush, { ...dariush, lastName: 'MOHAMADI', nationalCode: '0012345679' }],
  }
  assert.deepEqual(probablyTwice(twice, asked), [{ index: 1, like: 0 }])
  assert.deepEqual(faultsOfAll(twice, asked), {})
  assert.deepEqual(probablyTwice({ ...fresh, travellers: [dariush, dariush] }, asked), [])
})
