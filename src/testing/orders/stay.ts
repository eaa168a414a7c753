import type { HotelStay, OrderPassenger } from '#orders/order.ts'
import type { NewOrder } from '#orders/server/orders.ts'

export const stayInKish: HotelStay = {
  hotelId: 'kih-marjan',
  hotelName: 'هتل مرجان',
  hotelNameEn: 'Marjan Hotel',
  cityCode: 'KIH',
  cityName: 'کیش',
  isDomestic: true,
  checkIn: Temporal.PlainDate.from('2026-12-03'),
  checkOut: Temporal.PlainDate.from('2026-12-05'),
  checksInAt: Temporal.Instant.from('2026-12-03T10:30:00Z'),
  checksOutAt: Temporal.Instant.from('2026-12-05T08:30:00Z'),
  rooms: 3,
}

const names = [
  ['SARA', 'سارا'],
  ['DARA', 'دارا'],
  ['MINA', 'مینا'],
] as const

/** What a test buys in place of a flight: three rooms, signed for by Sara, Dara and Mina. */
export const threeRooms = {
  product: 'hotel',
  item: { rooms: 3 },
  journeys: [],
  stay: stayInKish,
  passengers: names.map(leader),
} as const satisfies Partial<NewOrder>

function leader([firstName, firstNameFarsi]: (typeof names)[number]): OrderPassenger {
  return {
    group: 'adult',
    firstName,
    lastName: 'AHMADI',
    firstNameFarsi,
    lastNameFarsi: 'احمدی',
    gender: 'Female',
    birthDate: Temporal.PlainDate.from('1994-05-02'),
    nationalCode: '0013542419',
    passport: null,
  }
}
