import { iranZone } from '#calendar/zones.ts'
import type { Trx } from '#database/database.ts'
import type { PastPassenger, SavedPassenger, TripWatched } from '#passengers/calls.ts'
import type { PassengerForm } from '#passengers/form.ts'
import { type Drafts, openDrafts } from '#passengers/server/drafts.ts'
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

export type Remembering = (trx: Trx) => Promise<void>

export interface Passengers {
  savedOf(userId: string): Promise<readonly SavedPassenger[]>
  /** With an id changes. Throws Faults, PASSENGER_NOT_FOUND, PASSENGER_LIST_FULL,
   * NATIONAL_CODE_ALREADY_SAVED, PASSPORT_ALREADY_SAVED. */
  save(userId: string, form: PassengerForm & { readonly id?: string | undefined }): Promise<SavedPassenger>
  /** Can be restored for an hour, then deleted with the passport pictures.
   * Orders keep their passengers. Throws PASSENGER_NOT_FOUND. */
  forget(userId: string, id: string): Promise<void>
  /** Within an hour. Throws PASSENGER_NOT_FOUND, PASSENGER_LIST_FULL,
   * NATIONAL_CODE_ALREADY_SAVED, PASSPORT_ALREADY_SAVED (saved anew meanwhile). */
  restore(userId: string, id: string): Promise<SavedPassenger>
  /** Also of people who may still be restored. */
  passportsOf(userId: string): Promise<readonly StoredPassport[]>
  pastOf(userId: string): Promise<readonly PastPassenger[]>
  /** All or none; throws PASSENGER_NOT_FOUND, PASSENGER_LIST_FULL. */
  bringIn(userId: string, ids: readonly string[]): Promise<readonly SavedPassenger[]>
  watchedOf(userId: string): Promise<readonly TripWatched[]>
  /** Returns the function that saves them with the order;
   * a full list takes nobody new. Throws Faults under `passenger.field`. */
  remembering(userId: string, forms: readonly PassengerForm[]): Remembering
  destroyTakenOff(): Promise<Destroyed>
  readonly drafts: Drafts
}

export function openPassengers(
  house: House,
  { orders = noOrders, pictures = noPictures }: Partial<RoomLinks> = {},
): Passengers {
  const { database, clock, jobs, log } = house
  const today = () => clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
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
    drafts: openDrafts(house),
  }
}

const noPictures: PicturesOf = { forgetOf: async () => 0 }
