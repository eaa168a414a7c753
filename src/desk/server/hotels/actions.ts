import { atTheirs, type HotelRooms } from '#desk/server/hotels/theirs.ts'
import type { NightChange } from '#hotels/night-change.ts'
import type { ReviewAnswer } from '#hotels/server/extranet/extranet.ts'
import type { MessageToGuest } from '#hotels/server/extranet/guests-messages.ts'
import type { StaffVisitor } from '#server/visitor.ts'

/** With an entry that says of each night what it was and became. Throws HOTEL_NOT_YOURS, HOTEL_NOT_FOUND, Faults. */
export async function saveNights(
  rooms: HotelRooms,
  by: StaffVisitor,
  saving: { readonly hotelId: string; readonly changes: readonly NightChange[] },
): Promise<void> {
  const { desk, hotels } = rooms
  const { hotelId, changes } = saving
  await atTheirs(rooms, by, {
    hotelId,
    async work(trx) {
      await hotels.extranet.save(trx, saving)
      await desk.audit.record(trx, by, {
        action: 'hotel.nights-changed',
        subject: { kind: 'lodging', id: hotelId },
        details: { changes: changes.map(inShort) },
      })
    },
  })
}

/** `kih-marjan.double 2026-12-05 price 26600000 to 28000000` */
function inShort({ roomTypeId, night, fact, was, becomes }: NightChange): string {
  return `${roomTypeId} ${night} ${fact} ${was} to ${becomes}`
}

/** Throws HOTEL_NOT_YOURS, REVIEW_NOT_FOUND, ANSWER_TOO_LONG. */
export async function answerAsHotel(
  rooms: HotelRooms,
  by: StaffVisitor,
  answer: ReviewAnswer,
): Promise<void> {
  const { desk, hotels } = rooms
  await atTheirs(rooms, by, {
    hotelId: answer.hotelId,
    async work(trx) {
      await hotels.extranet.answer(trx, answer)
      await desk.audit.record(trx, by, {
        action: 'review.answered',
        subject: { kind: 'review', id: String(answer.id) },
      })
    },
  })
}

/** Throws HOTEL_NOT_YOURS, VOUCHER_NOT_FOUND, MESSAGE_TO_WRITE, MESSAGES_FULL. */
export async function writeAsHotel(
  rooms: HotelRooms,
  by: StaffVisitor,
  message: MessageToGuest,
): Promise<void> {
  const { desk, hotels } = rooms
  await atTheirs(rooms, by, {
    hotelId: message.hotelId,
    async work(trx) {
      await hotels.extranet.write(trx, message)
      await desk.audit.record(trx, by, {
        action: 'hotel.guest-answered',
        subject: { kind: 'lodging', id: message.hotelId },
        details: { voucher: message.voucherNumber },
      })
    },
  })
}
