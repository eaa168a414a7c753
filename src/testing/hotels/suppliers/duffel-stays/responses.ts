// Shapes from Duffel's documents; hotels are invented.

export const accommodation = {
  id: 'acc_0000AWr2VsUNIF1Vl91xg0',
  name: 'Piccadilly Invented House',
  description: 'On a street of books.',
  rating: 4,
  ratings: [{ source: 'northstar', value: 4 }],
  amenities: [
    { type: 'wifi', description: 'Wi-Fi' },
    { type: 'pets_allowed', description: 'Pets allowed' },
    { type: 'accessibility_mobility', description: 'Accessible' },
  ],
  check_in_information: { check_in_after_time: '14:30', check_out_before_time: '11:30' },
  location: {
    address: {
      line_one: '150 Piccadilly',
      city_name: 'London',
      country_code: 'GB',
      postal_code: 'W1J 9BR',
      region: 'England',
    },
    geographic_coordinates: { latitude: 51.5071, longitude: -0.1416 },
  },
  phone_number: '+44 20 7493 0000',
  email: null,
  photos: [],
  chain: null,
}

export const rate = {
  id: 'rat_0000ASuebQfixzpI2v20qe',
  board_type: 'breakfast',
  total_amount: '799.00',
  total_currency: 'USD',
  base_amount: '625.83',
  base_currency: 'USD',
  tax_amount: '133.17',
  tax_currency: 'USD',
  fee_amount: '40.00',
  fee_currency: 'USD',
  due_at_accommodation_amount: '39.95',
  due_at_accommodation_currency: 'USD',
  payment_type: 'pay_now',
  available_payment_methods: ['balance', 'card'],
  quantity_available: null,
  expires_at: '2026-11-21T10:42:14.545Z',
  supplier: 'duffel_hotel_group',
  cancellation_timeline: [
    { before: '2026-12-01T12:00:00Z', refund_amount: '799.00', currency: 'USD' },
    { before: '2026-12-04T12:00:00Z', refund_amount: '399.99', currency: 'USD' },
  ],
  conditions: [{ title: 'Parking', description: 'Public parking is available nearby.' }],
}

export const room = {
  name: 'Double Suite',
  beds: [
    { type: 'double', count: 2 },
    { type: 'single', count: 1 },
  ],
  rates: [rate],
}
