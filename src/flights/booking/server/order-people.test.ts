import assert from 'node:assert/strict'
import { test } from 'node:test'
import { travellersOf } from '#flights/booking/server/order-people.ts'
import type { TravelRequest } from '#flights/responses.ts'
import { Faults } from '#server/refusal.ts'
import { nika, sara } from '#testing/flights/buying.ts'

const travel: TravelRequest = {
  document: 'passport',
  today: '2026-11-21',
  lastArrival: '2026-12-21',
  legs: [
    { isReturning: false, departureDate: '2026-12-03', prices: [] },
    { isReturning: true, departureDate: '2026-12-20', prices: [] },
  ],
}
const alone = { adults: 1, children: 0, infants: 0 }
const passport = {
  nationalityCountryNameFa: 'ایران',
  passportIssuingCountryCountryNameFa: 'ايران',
  passportType: 'IranianPassport',
  passportNumber: 'k۴۵۱۲۸۹۰۳',
  passportExpirationDateFa: '۱۴۰۶/۰۳/۳۱',
  passportExpirationDateType: 'Jalali',
}

function faultsOf(form: object, more: Partial<TravelRequest> = {}): readonly string[] {
  try {
    travellersOf([form], { party: alone, travel: { ...travel, ...more } })
    return []
  } catch (error) {
    assert.ok(error instanceof Faults)
    return error.fields.map(({ property, says }) => `${property} ${says}`)
  }
}

test('abroad the ticket has the passport, and no national code', () => {
  const [traveller] = travellersOf([{ ...sara, ...passport }], { party: alone, travel })
  assert.deepEqual(traveller?.passenger.passport, {
    type: 'IranianPassport',
    number: 'K45128903',
    nationality: 'IRN',
    issuingCountry: 'IRN',
    expiresOn: Temporal.PlainDate.from('2027-06-21'),
  })
  assert.equal(traveller.passenger.nationalCode, null)
  assert.equal(traveller.form.nationalCode, undefined)
  assert.equal(traveller.passenger.firstNameFarsi, 'سارا')
})

test('a passport that would do for the way out is refused for the landing of the way back', () => {
  const day = {
    ...sara,
    ...passport,
    passportExpirationDateFa: '2027-06-20',
    passportExpirationDateType: 'Gregorian',
  }
  assert.deepEqual(faultsOf(day), [
    'passengers.0.passportExpirationDateFa اعتبار گذرنامه کمتر از ۶ ماه است؛ دست‌کم تا ۳۱ خرداد ۱۴۰۶ (۲۱ ژوئن ۲۰۲۷) لازم است.',
  ])
  assert.deepEqual(faultsOf(day, { lastArrival: '2026-12-20' }), [])
})

test('abroad a national code is no document, and a name is as long as a ticket takes it', () => {
  assert.deepEqual(
    faultsOf({ ...sara, ...passport, passportNumber: '', lastName: 'A'.repeat(21) }).map(
      (fault) => fault.split(' ')[0],
    ),
    ['passengers.0.lastName', 'passengers.0.passportNumber'],
  )
})

test('inside Iran a passport that came along is not kept beside a national code', () => {
  const inside = { ...travel, document: 'nationalCode' as const }
  const [traveller] = travellersOf([{ ...sara, ...passport }], { party: alone, travel: inside })
  assert.equal(traveller?.passenger.nationalCode, sara.nationalCode)
  assert.equal(traveller.passenger.passport, null)
  const { nationalCode: _, ...guest } = { ...sara, ...passport }
  const [other] = travellersOf([guest], { party: alone, travel: inside })
  assert.equal(other?.passenger.passport?.number, 'K45128903')
})

test('groups are those of the first flight, whatever birthday lies before the second', () => {
  const party = { adults: 1, children: 0, infants: 1 }
  const infant = { ...nika, ...passport, passportNumber: 'M1234567', birthDateFa: '2024-12-10' }
  const people = travellersOf([{ ...sara, ...passport }, infant], { party, travel })
  assert.deepEqual(
    people.map(({ passenger }) => passenger.group),
    ['adult', 'infant'],
  )
  const newborn = { ...infant, birthDateFa: '2026-11-24' }
  assert.throws(
    () => travellersOf([{ ...sara, ...passport }, newborn], { party, travel }),
    (error) => error instanceof Faults && error.fields[0]?.property === 'passengers.1.birthDateFa',
  )
})

test('one passport does not travel twice', () => {
  const party = { adults: 2, children: 0, infants: 0 }
  const other = { ...sara, ...passport, firstName: 'Mina' }
  assert.throws(
    () => travellersOf([{ ...sara, ...passport }, other], { party, travel }),
    (error) => error instanceof Faults && error.fields[0]?.property === 'passengers.1.passportNumber',
  )
})
