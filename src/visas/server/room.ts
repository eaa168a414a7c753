import type { Database, Trx } from '#database/database.ts'
import type { Documents } from '#documents/server/documents.ts'
import type { Rates, SellingRates } from '#money/rates.ts'
import type { Rial } from '#money/rial.ts'
import type { OrderPassenger } from '#orders/order.ts'
import type { Orders } from '#orders/server/door.ts'
import type { Passengers } from '#passengers/server/passengers.ts'
import type { Sealer } from '#server/encrypted.ts'
import type { House } from '#server/house.ts'
import type { VisaCountry } from '#visas/choice.ts'

export interface RoomLinks {
  readonly orders: Pick<
    Orders,
    | 'submit'
    | 'approve'
    | 'ofUser'
    | 'order'
    | 'numbered'
    | 'passengersOf'
    | 'changePeople'
    | 'mine'
    | 'ownersOf'
    | 'numbersOf'
    | 'foreignPricesOf'
  >
  readonly passengers: Pick<Passengers, 'remembering'>
  readonly browserOf: (sessionId: string) => Promise<string | undefined>
  readonly documents: Pick<Documents, 'mine' | 'stored' | 'readStored' | 'findingsIn' | 'forget'>
  readonly money: ApplicantMoney
  readonly rates: Pick<SellingRates, 'isTooOld'> & { current(): Promise<Rates> }
  readonly searched: (userId: string, country: VisaCountry) => Promise<void>
  readonly tell: TellOfVisa
  readonly insured: InsuredFor
}

/** Policies of the same owner for one of these people that an authority takes, as files. */
export type InsuredFor = (
  ownerId: string,
  asked: {
    readonly country: string
    readonly travelDate: Temporal.PlainDate
    readonly leastEuro: number
    readonly people: readonly OrderPassenger[]
  },
) => Promise<readonly InsurancePaper[]>

export interface InsurancePaper {
  readonly number: string
  pdf(): Promise<Uint8Array>
}

export interface ApplicantMoney {
  /** Rial, by applicant: paid, refunded, and refundable now. Filed orders only. */
  of(orderId: string, userId: string): Promise<readonly MoneyOfOne[]>
  /** Pays a guarantee into the owner's wallet; idempotent. False when there is nothing to pay. */
  giveBack(orderId: string, userId: string, applicant: number): Promise<boolean>
}

export interface MoneyOfOne {
  readonly paid: Rial
  readonly refunded: Rial
  readonly ifWithdrawn: Rial
}

export interface VisaNews {
  readonly orderId: string
  readonly happened: 'checked' | 'sent' | 'asked-again' | 'approved' | 'rejected' | 'appointment'
  /** sent once per order and key */
  readonly key: string
  readonly paper?: string
  /** of an appointment, in words */
  readonly time?: string
}

export type TellOfVisa = (trx: Trx, news: VisaNews) => Promise<void>

export interface Room extends Pick<House, 'clock' | 'log'>, RoomLinks {
  readonly database: Database
  readonly mode: House['settings']['mode']
  readonly vault: Sealer
  readonly numberOf: (serial: number) => number
  /** what whoever commands writes in the transaction of each command of the desk, last in it */
  readonly alsoWrite?: (trx: Trx) => Promise<unknown>
}
