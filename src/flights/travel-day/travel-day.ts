import type { DayHours } from '#flights/travel-day/day-hours.ts'
import type { DayMessage } from '#flights/travel-day/day-messages.ts'
import type { Airport } from '#places/airports.ts'

export interface PlaceAnnounced {
  readonly terminal: string | null
  readonly gate: string | null
  readonly source: string
  readonly toldAt: Temporal.Instant
}

export interface PaperAtHand {
  /** «بیمه‌نامهٔ مسافرتی» */
  readonly name: string
  readonly when: string
  readonly page: string
  /** those that are kept on the device */
  readonly papers: readonly { readonly words: string; readonly address: string }[]
}

export interface BagsOfOne {
  /** place in the order, from 0 */
  readonly position: number
  readonly who: string
  /** with the ticket; nobody's under two years */
  readonly checkedKg: number
  /** bought with it: «۱۰ کیلو» */
  readonly extra: string | undefined
  /** chosen: «صندلی 12A»; undefined for none */
  readonly seats: string | undefined
}

export interface LegOfDay {
  readonly leg: number
  /** «رفت»; undefined for a single direction */
  readonly name: string | undefined
  readonly airline: string
  readonly flightNumber: string
  readonly pnr: string
  readonly from: Airport & { readonly city: string }
  readonly to: Airport & { readonly city: string }
  readonly departsLocal: Temporal.PlainDateTime
  readonly arrivesLocal: Temporal.PlainDateTime
  readonly isInternational: boolean
  /** what it was sold for, where that is another hour; or that it does not go */
  readonly changed: { readonly isCancelled: boolean; readonly soldLocal: Temporal.PlainDateTime } | undefined
  readonly hours: DayHours
  readonly place: PlaceAnnounced | undefined
  readonly cabinKg: number
  readonly bags: readonly BagsOfOne[]
}

export interface TravelDay {
  readonly orderId: string
  readonly orderNumber: string
  readonly brand: string | null
  readonly now: Temporal.Instant
  readonly legs: readonly LegOfDay[]
  readonly papers: readonly PaperAtHand[]
  readonly wished: readonly DayMessage[]
}
