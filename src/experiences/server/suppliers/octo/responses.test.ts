import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookingOf, OctoBooking } from '#experiences/server/suppliers/octo/booking-responses.ts'
import { experienceOf } from '#experiences/server/suppliers/octo/experience-of.ts'
import { productsIn } from '#experiences/server/suppliers/octo/product-responses.ts'

const isOurs = (address: string) => address.startsWith('https:')
const unit = { id: 'adult', type: 'ADULT' }
const option = { id: 'DEFAULT', units: [unit] }
const product = { id: 'walk', internalName: 'A walk', availabilityType: 'START_TIME', options: [option] }

function read(more: object) {
  const [only] = productsIn([{ ...product, ...more }])
  return only && experienceOf(only, isOurs)
}

test('the least that the protocol asks for is enough to be sold', () => {
  const found = read({})
  assert.deepEqual(
    [found?.title, found?.timeZone, found?.isOpenDated, found?.isInstant],
    ['A walk', 'UTC', false, false],
  )
  assert.deepEqual(found?.options[0]?.units[0]?.ages, { from: 0, to: 120 })
})

test('one that cannot be read does not lose the others; one that nobody can buy is left out', () => {
  assert.equal(productsIn([product, { id: 7 }, null, { ...product, id: 'other' }]).length, 2)
  assert.equal(read({ options: [] }), undefined)
  assert.equal(read({ options: [{ id: 'DEFAULT', units: [] }] }), undefined)
  assert.equal(read({ timeZone: 'Nowhere/None' }), undefined)
})

test('what is said of it is read in both revisions of its content', () => {
  const older = read({
    inclusions: ['Tea'],
    exclusions: ['Bus'],
    coverImageUrl: 'https://a.example/1.jpg',
    country: 'TR',
  })
  const newer = read({
    features: [
      { type: 'INCLUSION', shortDescription: 'Tea' },
      { type: 'EXCLUSION', shortDescription: 'Bus' },
    ],
    media: [
      { src: 'https://a.example/1.jpg', type: 'image/jpeg' },
      { src: 'http://192.168.0.1/2.jpg', type: 'image/jpeg' },
      { src: 'https://a.example/3.mp4', type: 'video/mp4' },
    ],
    locations: [{ place: { postalAddress: { addressCountry: 'TR' } } }],
  })
  assert.deepEqual(newer?.notes, older?.notes)
  assert.deepEqual(newer?.pictures, ['https://a.example/1.jpg'])
  assert.deepEqual(older?.pictures, newer?.pictures)
  assert.deepEqual([older?.place?.country, newer?.place?.country], ['TR', 'TR'])
})

test('a cut-off of a unit nobody knows is the longest: less is promised than may come back', () => {
  const cutOff = (amount: number, unitOfTime: string) =>
    read({ options: [{ ...option, cancellationCutoffAmount: amount, cancellationCutoffUnit: unitOfTime }] })
      ?.options[0]?.cutOffMinutes
  assert.deepEqual(
    [cutOff(90, 'minute'), cutOff(2, 'hour'), cutOff(2, 'day'), cutOff(1, 'fortnight')],
    [90, 120, 2880, 1440],
  )
})

const price = { retail: 1000, net: 800, currency: 'EUR', currencyPrecision: 2 }
const booking = {
  id: 'b1',
  uuid: 'u1',
  status: 'CONFIRMED',
  unitItems: [{ pricing: price }, { pricing: price }],
}
const booked = (more: object) => bookingOf(OctoBooking.parse({ ...booking, ...more }), isOurs)

test('what a booking costs is its whole, else the sum of its units, else not said', () => {
  assert.equal(booked({ pricing: { ...price, retail: 1900 } }).price?.retail, 1900)
  assert.deepEqual(booked({ pricing: { ...price, retail: 0, currencyPrecision: 0 } }).price, {
    retail: 2000,
    net: 1600,
    currency: 'EUR',
    decimals: 2,
  })
  assert.equal(booked({ unitItems: [{}], pricing: { ...price, retail: 0 } }).price, null)
  assert.equal(booked({ unitItems: [{ pricing: { ...price, retail: 10.5 } }] }).price, null)
})

test('papers are those of what is bought, in formats that can be shown, from addresses that may be opened', () => {
  const delivery = (deliveryFormat: string, deliveryValue: string) => ({ deliveryFormat, deliveryValue })
  const voucher = {
    deliveryOptions: [
      delivery('QRCODE', 'K3F9A2'),
      delivery('PDF_URL', 'https://a.example/v.pdf'),
      delivery('PDF_URL', 'javascript:alert(1)'),
      delivery('PDF_URL', 'http://169.254.169.254/v.pdf'),
      delivery('HOLOGRAM', 'x'),
    ],
  }
  assert.deepEqual(
    booked({ voucher }).papers.map(({ format }) => format),
    ['qr', 'pdf'],
  )
  assert.deepEqual(booked({ voucher, status: 'ON_HOLD' }).papers, [])
})
