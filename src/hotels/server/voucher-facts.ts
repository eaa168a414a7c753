import { nameView } from '#accounts/names.ts'
import { iranZone } from '#calendar/zones.ts'
import type { CancelStep, HotelView } from '#hotels/responses.ts'
import { type HotelOrder, latinName } from '#hotels/server/ordered.ts'
import { roomTerms } from '#hotels/server/room-terms.ts'
import type { HeldRoom, HeldStay } from '#hotels/server/stays.ts'
import { wishesInWords } from '#hotels/stay-wishes.ts'
import type { OrderPassenger } from '#orders/order.ts'
import type { PaperBrand, PaperSeller } from '#papers/ticket-facts.ts'
import type { CancellationFacts, LodgingFacts, RoomFacts, VoucherFacts } from '#papers/voucher-facts.ts'
import { cityOf } from '#places/airports.ts'
import { findCountry } from '#places/countries.ts'

interface Printed {
  readonly brand: PaperBrand
  readonly seller?: PaperSeller
  readonly voucherAddress: string
}

export function voucherFacts({ order, held, leaders, wishes }: HotelOrder, printed: Printed): VoucherFacts {
  const { hotel, stay, issuedAt } = held
  const open = held.rooms.filter(({ state }) => state === 'open')
  const [first, ...others] = open.map((one) => roomFacts(held, one, leaders[one.room]))
  if (first === undefined || issuedAt === null) throw new RangeError('a booked order has a room and a time')
  return {
    orderNumber: order.orderNumber,
    issuedAt: issuedAt.toZonedDateTimeISO(iranZone).toPlainDateTime(),
    hotel: lodgingFacts(hotel),
    ...stay,
    rooms: [first, ...others],
    ...(wishes === undefined ? {} : { wishes: wishesInWords(wishes) }),
    ...printed,
  }
}

function lodgingFacts(hotel: HotelView): LodgingFacts {
  const { name, nameEn, stars, address, latitude, longitude, checkInFrom, checkOutUntil } = hotel
  const city = cityOf(hotel.cityCode)
  const country = findCountry(city.country)
  return {
    name,
    nameEn,
    stars,
    address,
    city: city.name,
    cityEn: city.nameEn,
    country: country?.name ?? city.country,
    countryEn: country?.nameEn ?? city.country,
    latitude,
    longitude,
    checkInFrom,
    checkOutUntil,
  }
}

function roomFacts(held: HeldStay, one: HeldRoom, leader: OrderPassenger | undefined): RoomFacts {
  if (one.voucherNumber === null || leader === undefined || held.issuedAt === null)
    throw new RangeError('a booked room has a number, a time and a leader')
  const terms = roomTerms(held, one, held.issuedAt)
  return {
    room: one.room,
    voucherNumber: one.voucherNumber,
    name: terms.name,
    nameEn: terms.nameEn,
    board: one.board,
    adults: one.adults,
    childAges: one.childAges,
    leader: { name: nameView(leader), latinName: latinName(leader) },
    cancellation: cancellationFacts(held, terms.steps).map((step) => ({
      ...step,
      isOfBase: one.ladder !== 'told',
    })),
  }
}

function cancellationFacts({ hotel }: HeldStay, steps: readonly CancelStep[]): readonly CancellationFacts[] {
  return steps.map(({ until, percent }) =>
    until === null
      ? { percent }
      : { percent, until: Temporal.Instant.from(until).toZonedDateTimeISO(hotel.timeZone).toPlainDateTime() },
  )
}
