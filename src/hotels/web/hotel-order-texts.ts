import { nameView } from '#accounts/names.ts'
import { clockTime, fullDate, otherDate } from '#calendar/formatted.ts'
import type { HotelView, OrderedRoom } from '#hotels/responses.ts'
import type { StayWishes } from '#hotels/stay-wishes.ts'
import { hotelFace } from '#hotels/web/face.ts'
import { roomsInWords } from '#hotels/web/hotel-words.ts'
import { boardNames } from '#hotels/words.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { stayName } from '#orders/bought-words.ts'
import type { OrderDetails, PassengerOnOrder, StayView } from '#orders/responses.ts'
import type { RefundEvent } from '#orders/web/order/timeline-texts.ts'
import { documentTexts, sharedTexts } from '#orders/web/sharing/shared-order-texts.ts'
import { cityOf } from '#places/airports.ts'

interface Found {
  readonly details: OrderDetails
  readonly stay: StayView
  readonly hotel: HotelView
  readonly rooms: readonly OrderedRoom[]
  readonly wishes: StayWishes | null
  readonly refunds: readonly RefundEvent[]
}

export function hotelOrderTexts(
  { details, stay, hotel, rooms, wishes, refunds }: Found,
  now: Temporal.Instant,
) {
  return {
    ...sharedTexts({ details, refunds, face: hotelFace }, now),
    reservationNumber: details.reservationNumber,
    name: stayName(stay),
    hotel,
    wishes,
    nights: `${persianDigits(stay.nights)} شب`,
    checkIn: dayText(stay.checkIn, `از ${hourText(hotel.checkInFrom)}`),
    checkOut: dayText(stay.checkOut, `تا ${hourText(hotel.checkOutUntil)}`),
    zone: cityOf(stay.cityCode).timeZone,
    rooms: details.passengers.map((leader, place) => roomText(leader, rooms[place], place)),
  }
}

export type HotelOrderTexts = ReturnType<typeof hotelOrderTexts>

const ordinals = ['اتاق اول', 'اتاق دوم', 'اتاق سوم', 'اتاق چهارم', 'اتاق پنجم', 'اتاق ششم'] as const

function roomText(leader: PassengerOnOrder, room: OrderedRoom | undefined, place: number) {
  return {
    ordinal: ordinals[place] ?? '',
    leader: nameView(leader),
    latin: `${leader.firstName} ${leader.lastName}`,
    document: documentTexts(leader),
    name: room?.roomName ?? '',
    board: room === undefined ? '' : boardNames[room.board],
    guests: room === undefined ? '' : guestsText(room),
    amount: room === undefined ? null : priceText(room.total),
    voucherNumber: room?.voucherNumber ?? null,
    dueThere: room?.dueThere ?? null,
    conditions: room?.conditions ?? [],
    isRefunded: room?.state === 'refunded',
    isRefundable: room?.isRefundable === true,
    steps:
      room?.state === 'booked'
        ? room.cancellation.map((step) => ({
            ...step,
            state: step.state === 'coming' ? ('ahead' as const) : step.state,
          }))
        : [],
  }
}

function guestsText({ adults, childAges }: OrderedRoom): string {
  const people = roomsInWords([{ adults, childAges }]).replace(/^.*?، /, '')
  const ages = childAges.map((age) => (age === 0 ? 'زیر یک سال' : `${persianDigits(age)} ساله`))
  return ages.length === 0 ? people : `${people} (${ages.join('، ')})`
}

function dayText(day: string, hour: string) {
  const date = Temporal.PlainDate.from(day)
  return { day: fullDate(date), gregorian: otherDate(date), hour }
}

function hourText(clock: string): string {
  return `ساعت ${clockTime(Temporal.PlainTime.from(clock))}`
}
