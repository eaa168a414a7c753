import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { hassan, nika, openTestPassengers } from '#testing/passengers/passengers.ts'

const nikasPassport = {
  nationalityCountryNameFa: 'ایران',
  passportIssuingCountryCountryNameFa: 'ایران',
  passportType: 'IranianPassport',
  passportNumber: 'K45128903',
  passportExpirationDateFa: '۱۴۰۹/۱۲/۱۸',
  passportExpirationDateType: 'Jalali',
}

test('a passport is saved as a form gives it back, without a national code or Farsi names', async () => {
  await using room = await openTestPassengers()
  const saved = await room.ask('AddOrUpdatePassenger', { passenger: hassan })
  assert.equal(saved.statusCode, 200, saved.body)
  const { id: _, ...fields } = saved.json().data
  assert.deepEqual(fields, {
    firstName: 'HASSAN',
    lastName: 'AL JABURI',
    firstNameFarsi: '',
    lastNameFarsi: '',
    genderTitle: 'Male',
    birthDateFa: '1358-12-12',
    nationalCode: '',
    nationalityCountryNameFa: 'عراق',
    passportIssuingCountryCountryNameFa: 'عراق',
    passportType: 'IraqPassport',
    passportNumber: 'AB123456',
    passportExpirationDateFa: '2027-01-01',
    passportExpirationDateType: 'Gregorian',
    type: 1,
  })
})

test('a national code and a passport of one person stand in one place, and each form leaves the other alone', async () => {
  await using room = await openTestPassengers()
  await room.ask('AddOrUpdatePassenger', { passenger: nika })
  const { nationalCode: _, ...abroad } = { ...nika, ...nikasPassport }
  const saved = await room.ask('AddOrUpdatePassenger', { passenger: abroad })
  assert.deepEqual(
    [
      saved.json().data.nationalCode,
      saved.json().data.passportNumber,
      saved.json().data.passportExpirationDateFa,
    ],
    ['0013542419', 'K45128903', '1409-12-18'],
  )
  await room.ask('AddOrUpdatePassenger', { passenger: nika })
  const renewed = { ...abroad, passportNumber: 'M1234567', passportExpirationDateFa: '1415-01-01' }
  await room.ask('AddOrUpdatePassenger', { passenger: renewed })
  assert.deepEqual(
    (await room.list()).map(({ passportNumber }) => passportNumber),
    ['M1234567'],
  )
})

test('who was kept twice, by code and by passport, becomes one when a form names both', async () => {
  await using room = await openTestPassengers()
  await room.ask('AddOrUpdatePassenger', { passenger: nika })
  const { nationalCode: _, ...abroad } = { ...nika, ...nikasPassport, firstName: 'NIKAA' }
  await room.ask('AddOrUpdatePassenger', { passenger: abroad })
  assert.equal((await room.list()).length, 2)
  await room.ask('AddOrUpdatePassenger', { passenger: { ...nika, ...nikasPassport } })
  assert.equal((await room.list()).length, 1)
})

test('a passport of somebody else on the list is not given to another by his id', async () => {
  await using room = await openTestPassengers()
  await room.ask('AddOrUpdatePassenger', { passenger: hassan })
  const other = await room.ask('AddOrUpdatePassenger', {
    passenger: { ...hassan, firstName: 'Ali', passportNumber: 'A1234567' },
  })
  const clash = await room.ask('AddOrUpdatePassenger', { passenger: { ...hassan, id: other.json().data.id } })
  assert.deepEqual([clash.statusCode, clash.json().meta.code], [409, 'PASSPORT_ALREADY_SAVED'])
})

test('a passport with faults is answered field by field; one that ends soon may be kept', async () => {
  await using room = await openTestPassengers()
  const wrong = {
    ...hassan,
    passportNumber: 'A123',
    passportIssuingCountryCountryNameFa: 'ناکجا',
    passportExpirationDateFa: '2026-12-01',
  }
  const answer = await room.ask('AddOrUpdatePassenger', { passenger: wrong })
  assert.deepEqual(answer.json().meta.errors, [
    {
      property: 'passenger.passportIssuingCountryCountryNameFa',
      errors: ['کشوری با این نام پیدا نشد؛ از فهرست انتخاب کنید.'],
    },
    {
      property: 'passenger.passportNumber',
      errors: ['شمارهٔ گذرنامه درست نیست؛ یک حرف و ۷ یا ۸ رقم، یا دو حرف و ۶ یا ۷ رقم.'],
    },
  ])
  const short = await room.ask('AddOrUpdatePassenger', {
    passenger: { ...hassan, passportExpirationDateFa: '2026-12-01' },
  })
  assert.equal(short.statusCode, 200)
})

test('neither document is a fault of its own, in the database too', async () => {
  await using room = await openTestPassengers()
  const { nationalCode: _, ...none } = nika
  const answer = await room.ask('AddOrUpdatePassenger', { passenger: none })
  assert.deepEqual(answer.json().meta.errors, [
    { property: 'passenger.nationalCode', errors: ['کد ملی را وارد کنید.'] },
  ])
  await room.ask('AddOrUpdatePassenger', { passenger: nika })
  await assert.rejects(
    sql`update passengers.saved set national_code = null`.execute(room.house.database),
    /a_document/,
  )
})

test('a document that a form gives as an empty text is kept no longer, one it leaves out is', async () => {
  await using room = await openTestPassengers()
  const saved = await room.ask('AddOrUpdatePassenger', { passenger: { ...nika, ...nikasPassport } })
  const { id } = saved.json().data
  const documents = async (change: object) => {
    const { data } = (
      await room.ask('AddOrUpdatePassenger', { passenger: { ...nika, ...change, id } })
    ).json()
    return [data.nationalCode, data.passportNumber, data.nationalityCountryNameFa]
  }
  assert.deepEqual(await documents({}), ['0013542419', 'K45128903', 'ایران'])
  assert.deepEqual(await documents({ passportNumber: '' }), ['0013542419', '', ''])
  assert.deepEqual(await documents({ ...nikasPassport, nationalCode: '' }), ['', 'K45128903', 'ایران'])
  const none = await room.ask('AddOrUpdatePassenger', {
    passenger: { ...nika, id, nationalCode: '', passportNumber: '' },
  })
  assert.equal(none.statusCode, 400)
})
