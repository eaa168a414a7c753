import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amenitiesIn } from '#flights/supplier/server/duffel/cabin-amenities.ts'
import { Offer } from '#flights/supplier/server/duffel/offer-response.ts'
import { supplierOffer } from '#flights/supplier/server/duffel/offers.ts'
import { FIRST_RATES } from '#money/rates.ts'
import { aRecordedOffer } from '#testing/flights/suppliers/duffel/responses.ts'

const cabin = {
  name: 'economy',
  marketing_name: 'Economy',
  amenities: {
    wifi: { available: true, cost: 'paid' },
    seat: { pitch: '31', type: 'standard', legroom: 'n/a' },
    power: { available: true },
  },
}
const told = { seatPitch: 31, seatType: 'standard', wifi: 'paid', power: true }
const withAmenities = (amenities: object) =>
  amenitiesIn({ ...cabin, amenities: { ...cabin.amenities, ...amenities } })

test('what a cabin has is read as it is documented', () => {
  assert.deepEqual(amenitiesIn(cabin), told)
  assert.deepEqual(withAmenities({ wifi: { available: true, cost: 'free or paid' } })?.wifi, 'free-or-paid')
  assert.deepEqual(withAmenities({ wifi: { available: true, cost: 'n/a' } })?.wifi, 'untold')
  assert.deepEqual(withAmenities({ wifi: { available: false, cost: null } })?.wifi, 'none')
  assert.deepEqual(withAmenities({ seat: { pitch: 'n/a', type: 'full_flat_pod' } })?.seatPitch, null)
})

test('of what is not told, or oddly told, nothing is known', () => {
  assert.deepEqual(withAmenities({ wifi: null, power: 'yes' }), { ...told, wifi: null, power: null })
  for (const nothing of [
    null,
    undefined,
    {},
    { amenities: null },
    { amenities: { wifi: null, seat: null, power: null } },
    { amenities: { seat: { pitch: '310', type: 'throne' } } },
  ])
    assert.equal(amenitiesIn(nothing), undefined)
})

test('an offer is sold with them, and without them', () => {
  const flightWith = (change: object) => {
    const [slice] = aRecordedOffer.slices
    const segments = slice?.segments.map((segment) => ({
      ...segment,
      passengers: segment.passengers.map((passenger) => ({ ...passenger, ...change })),
    }))
    return supplierOffer(Offer.parse({ ...aRecordedOffer, slices: [{ ...slice, segments }] }), FIRST_RATES)
      ?.directions[0]?.[0]
  }
  assert.deepEqual(flightWith({ cabin })?.amenities, told)
  const bare = flightWith({ cabin: 'economy' })
  assert.ok(bare)
  assert.equal('amenities' in bare, false)
})
