import type { Trx } from '#database/database.ts'
import type { PastPassenger, SavedPassenger, TripWatched } from '#passengers/calls.ts'
import type { PassengerForm } from '#passengers/form.ts'
import { type Destroyed, destroyTakenOff } from '#passengers/server/erase-removed.ts'
import { inTurn, keep } from '#passengers/server/list.ts'
import { noOrders, notOn, watched } from '#passengers/server/past-travellers.ts'
import { personIn } from '#passengers/server/person.ts'
import {
  bringIn,
  forget,
  type PicturesOf,
  type Room,
  type RoomLinks,
  restore,
  save,
  savedOf,
} from '#passengers/server/saved-passengers.ts'
import { passportsOf, type StoredPassport } from '#passengers/server/stored-passports.ts'
import type { House } from '#server/house.ts'

export type { OrdersBefore, PastTraveller, TripAhead } from '#passengers/server/past-travellers.ts'

/** Keeps what was read, in the transaction of whoever calls. */
export type Remembering = (trx: Trx) => Promise<void>

/** The door of the passengers room: a user's saved co-travellers. */
export interface Passengers {
  /** latest used first */
  savedOf(userId: string): Promise<readonly SavedPassenger[]>
  /**
   * Adds, or with an id changes: what the form leaves out of an id's stays, a document it gives as an empty text goes. Faults by field; refuses PASSENGER_NOT_FOUND,
   * PASSENGER_LIST_FULL, NATIONAL_CODE_ALREADY_SAVED, PASSPORT_ALREADY_SAVED.
   */
  save(userId: string, form: PassengerForm & { readonly id?: string | undefined }): Promise<SavedPassenger>
  /**
   * Takes one off the list; after an hour nobody can put him back, and he is destroyed with the pictures of his passport.
   * Refuses PASSENGER_NOT_FOUND, a stranger's included. Orders keep their passengers.
   */
  forget(userId: string, id: string): Promise<void>
  /**
   * Puts one back who was taken off within the last hour; who came back in between is the same person already, and refused.
   * Refuses PASSENGER_NOT_FOUND, PASSENGER_LIST_FULL, NATIONAL_CODE_ALREADY_SAVED, PASSPORT_ALREADY_SAVED.
   */
  restore(userId: string, id: string): Promise<SavedPassenger>
  /** The passports of a user's list, and of whoever was taken off and may still be put back. */
  passportsOf(userId: string): Promise<readonly StoredPassport[]>
  /** Who travelled by the user's paid orders and is not on the list. */
  pastOf(userId: string): Promise<readonly PastPassenger[]>
  /** Puts those of `pastOf` on the list, all or none; refuses PASSENGER_NOT_FOUND, PASSENGER_LIST_FULL. */
  bringIn(userId: string, ids: readonly string[]): Promise<readonly SavedPassenger[]>
  /** The journeys abroad ahead that somebody's kept passport will be too short for. */
  watchedOf(userId: string): Promise<readonly TripWatched[]>
  /**
   * Reads the passengers of an order, before it is made, and answers what keeps them once it is: nothing is wrong with them
   * then. Who is there already, by national code, passport or name and birth date, is brought up to date. A full list takes
   * nobody new. Throws Faults under `passenger.field`.
   */
  remembering(userId: string, forms: readonly PassengerForm[]): Remembering
  /** Destroys whoever cannot be put back any more, with the pictures of the passport; a job asks for it. */
  destroyTakenOff(): Promise<Destroyed>
}

export function openPassengers(
  house: House,
  { orders = noOrders, pictures = noPictures }: Partial<RoomLinks> = {},
): Passengers {
  const { database, clock, jobs, log } = house
  const today = () => clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  const room: Room = { database, orders, pictures, now: () => clock.now(), today }
  const destroy = () => destroyTakenOff(room)
  jobs.every('passengers.destroy', '*/10 * * * *', async () => {
    const gone = await destroy()
    if (gone.people > 0) log.info(gone, 'passengers.destroyed')
  })
  return {
    savedOf: (userId) => savedOf(room, userId),
    save: (userId, form) => save(room, userId, form),
    forget: (userId, id) => forget(room, userId, id),
    restore: (userId, id) => restore(room, userId, id),
    passportsOf: (userId) => passportsOf(room, userId),
    pastOf: async (userId) => notOn(await savedOf(room, userId), await orders.travellersOf(userId), today()),
    bringIn: (userId, ids) => bringIn(room, userId, ids),
    watchedOf: async (userId) => watched(await savedOf(room, userId), await orders.tripsAhead(userId)),
    remembering(userId, forms) {
      const persons = forms.map((form) => personIn(form, today()))
      return (trx) =>
        inTurn(trx, userId, async (own) => {
          for (const person of persons) await keep(own, person, { userId, now: clock.now() })
        })
    },
    destroyTakenOff: destroy,
  }
}

const noPictures: PicturesOf = { forgetOf: async () => 0 }
