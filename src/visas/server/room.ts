import type { Database, Trx } from '#database/database.ts'
import type { Documents } from '#documents/server/documents.ts'
import type { Rial } from '#money/rial.ts'
import type { Orders } from '#orders/server/door.ts'
import type { Passengers } from '#passengers/server/passengers.ts'
import type { Sealer } from '#server/encrypted.ts'
import type { House } from '#server/house.ts'
import type { VisaCountry } from '#visas/choice.ts'

/** What other rooms do for this one. */
export interface RoomLinks {
  readonly orders: Pick<
    Orders,
    | 'submit'
    | 'approve'
    | 'ofUser'
    | 'order'
    | 'numbered'
    | 'passengersOf'
    | 'mine'
    | 'ownersOf'
    | 'numbersOf'
  >
  readonly passengers: Pick<Passengers, 'remembering'>
  /** which browser a session is of; undefined for none we know */
  readonly browserOf: (sessionId: string) => Promise<string | undefined>
  readonly documents: Pick<Documents, 'mine' | 'kept' | 'forget'>
  readonly money: ApplicantMoney
  /** told of every country that a user looked at */
  readonly searched: (userId: string, country: VisaCountry) => Promise<void>
  readonly tell: TellOfVisa
}

/** What the refunds room does for this one. */
export interface ApplicantMoney {
  /** In rial, by applicant: what was paid, what came back, and what withdrawing now would bring. Of a filed order. */
  of(orderId: string, userId: string): Promise<readonly MoneyOfOne[]>
  /** Gives what a guarantee promises into the owner's wallet; harmless again. False where there is nothing to give. */
  giveBack(orderId: string, userId: string, applicant: number): Promise<boolean>
}

export interface MoneyOfOne {
  readonly paid: Rial
  readonly refunded: Rial
  readonly ifWithdrawn: Rial
}

/** What a traveller is told of a request. */
export interface VisaNews {
  readonly orderId: string
  readonly happened: 'checked' | 'sent' | 'asked-again' | 'approved' | 'rejected'
  /** what tells it once, of an order */
  readonly key: string
  /** the paper that is asked for again */
  readonly paper?: string
}

/** Told in the transaction that made it so. */
export type TellOfVisa = (trx: Trx, news: VisaNews) => Promise<void>

/** What the verbs of this room work with. */
export interface Room extends Pick<House, 'clock' | 'log'>, RoomLinks {
  readonly database: Database
  readonly mode: House['settings']['mode']
  /** issued visas, each bound to its order and applicant */
  readonly vault: Sealer
  /** which of all case numbers a serial has */
  readonly numberOf: (serial: number) => number
}
