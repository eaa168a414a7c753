import type { SimulatorHotel } from './hotels.ts'
import { photosOf } from './pictures.ts'
import type { SimulatorRate, Sought } from './rates.ts'

/** 12345 becomes `123.45`. */
export function amount(cents: number): string {
  return (cents / 100).toFixed(2)
}

interface Within {
  readonly rooms?: readonly object[]
  /** where photos lie; without it there are none */
  readonly origin?: string
}

export function accommodationView(hotel: SimulatorHotel, { rooms = [], origin }: Within = {}): object {
  const { id, name, rating, street, city, country, latitude, longitude } = hotel
  return {
    id,
    name,
    description: `${name} is invented: a house of the test environment in ${city}.`,
    rating,
    ratings: [{ source: 'northstar', value: rating }],
    review_score: null,
    review_count: null,
    amenities: [
      { type: 'wifi', description: 'Wi-Fi' },
      { type: 'restaurant', description: 'Restaurant' },
      ...(rating >= 4
        ? [
            { type: 'gym', description: 'Gym' },
            { type: 'concierge', description: 'Concierge' },
          ]
        : []),
      ...(rating === 5 ? [{ type: 'pool', description: 'Swimming pool' }] : []),
    ],
    chain: null,
    brand: null,
    check_in_information: { check_in_after_time: '14:30', check_out_before_time: '11:30' },
    email: 'desk@example.com',
    phone_number: '+442080160509',
    key_collection: null,
    location: {
      address: {
        line_one: street,
        city_name: city,
        country_code: country,
        postal_code: '00000',
        region: city,
      },
      geographic_coordinates: { latitude, longitude },
    },
    photos: origin === undefined ? [] : photosOf(id, origin),
    rooms,
  }
}

export function resultView(
  {
    id,
    sought,
    rates,
    origin,
  }: {
    readonly id: string
    readonly sought: Sought
    readonly rates: readonly SimulatorRate[]
    readonly origin: string
  },
  withRates: boolean,
): object {
  const [cheapest] = rates
  return {
    id,
    check_in_date: sought.checkIn.toString(),
    check_out_date: sought.checkOut.toString(),
    rooms: sought.rooms,
    guests: sought.guests,
    expires_at: cheapest?.expiresAt.toString() ?? null,
    accommodation: accommodationView(sought.hotel, { rooms: withRates ? roomsView(rates) : [], origin }),
    cheapest_rate_total_amount: cheapest === undefined ? null : amount(cheapest.total),
    cheapest_rate_currency: cheapest === undefined ? null : 'USD',
    cheapest_rate_base_amount: null,
    cheapest_rate_base_currency: 'USD',
  }
}

export function roomsView(rates: readonly SimulatorRate[]): readonly object[] {
  return [...Map.groupBy(rates, ({ room }) => room)].map(([name, some]) => ({
    name,
    beds: some[0]?.beds ?? [],
    photos: [],
    rates: some.map(rateView),
  }))
}

function rateView({ id, total, board, timeline, left, expiresAt, sought }: SimulatorRate): object {
  const due = sought.hotel.rating * 150
  return {
    id,
    board_type: board,
    base_amount: amount(Math.round(total * 0.9)),
    base_currency: 'USD',
    tax_amount: amount(total - Math.round(total * 0.9)),
    tax_currency: 'USD',
    fee_amount: null,
    fee_currency: 'USD',
    total_amount: amount(total),
    total_currency: 'USD',
    due_at_accommodation_amount: amount(due),
    due_at_accommodation_currency: 'USD',
    payment_type: 'pay_now',
    available_payment_methods: ['balance', 'card'],
    quantity_available: left,
    expires_at: expiresAt.toString(),
    supplier: 'duffel_hotel_group',
    supported_loyalty_programme: null,
    cancellation_timeline: timeline.map(({ before, refund }) => ({
      before: before.toString(),
      refund_amount: amount(refund),
      currency: 'USD',
    })),
    conditions: [{ title: 'Parking', description: 'Public parking is available nearby for 15 USD a day.' }],
  }
}
