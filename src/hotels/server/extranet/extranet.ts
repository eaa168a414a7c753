import type { Trx } from '#database/database.ts'
import { HOTELS } from '#hotels/catalogue.ts'
import type { NightChange } from '#hotels/night-change.ts'
import {
  type GuestConversation,
  guestsMessages,
  type MessageToGuest,
  writeToGuest,
} from '#hotels/server/extranet/guests-messages.ts'
import { type GridWanted, type NightGrid, nightGrid, ownHotel } from '#hotels/server/extranet/night-grid.ts'
import { saveNights } from '#hotels/server/extranet/save-nights.ts'
import { type StaysWanted, type StayThere, staysThere } from '#hotels/server/extranet/stays-there.ts'
import { refuse } from '#hotels/server/refusals.ts'
import { answerReview } from '#hotels/server/reviews/moderating.ts'
import { publishedOf, reviewById, type StoredReview } from '#hotels/server/reviews/stored-reviews.ts'
import type { Room } from '#hotels/server/room.ts'
import { cityOf } from '#places/airports.ts'

/** What hotels of our own contracts see and do of theirs. Who may, the desk knows; each throws HOTEL_NOT_FOUND for any other. */
export interface Extranet {
  hotels(): readonly { readonly id: string; readonly name: string; readonly cityName: string }[]
  grid(hotelId: string, wanted: GridWanted): Promise<NightGrid>
  /** All or nothing: throws Faults under `changes.N`. */
  save(
    trx: Trx,
    saving: { readonly hotelId: string; readonly changes: readonly NightChange[] },
  ): Promise<void>
  stays(hotelId: string, wanted: StaysWanted): Promise<readonly StayThere[]>
  /** Who waits for an answer first. */
  messages(hotelId: string): Promise<readonly GuestConversation[]>
  /** Once per id. Throws VOUCHER_NOT_FOUND, MESSAGE_TO_WRITE, MESSAGES_FULL. */
  write(trx: Trx, message: MessageToGuest): Promise<void>
  /** The latest published ones. */
  reviews(hotelId: string): Promise<readonly StoredReview[]>
  /** Throws REVIEW_NOT_FOUND for another hotel's, ANSWER_TOO_LONG. */
  answer(trx: Trx, answer: ReviewAnswer): Promise<void>
}

export interface ReviewAnswer {
  readonly hotelId: string
  readonly id: number
  readonly words: string
}

const mostReviews = 100

export function openExtranet(room: Room): Extranet {
  const { database, contracts } = room
  return {
    hotels: () =>
      HOTELS.filter(({ id }) => contracts.findHotel(id) !== undefined)
        .map(({ id, name, cityCode }) => ({ id, name, cityName: cityOf(cityCode).name }))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'fa')),
    grid: (hotelId, wanted) => nightGrid(room, hotelId, wanted),
    save: (trx, saving) => saveNights(room, trx, saving),
    stays: (hotelId, wanted) => staysThere(room, hotelId, wanted),
    messages: (hotelId) => guestsMessages(room, hotelId),
    write: (trx, message) => writeToGuest(room, trx, message),
    async reviews(hotelId) {
      ownHotel(room, hotelId)
      return publishedOf(database, { hotelId, skip: 0, take: mostReviews })
    },
    async answer(trx, { hotelId, id, words }) {
      ownHotel(room, hotelId)
      if ((await reviewById(trx, id))?.hotelId !== hotelId) throw refuse('REVIEW_NOT_FOUND')
      await answerReview(room, { id, answer: words }, trx)
    },
  }
}
