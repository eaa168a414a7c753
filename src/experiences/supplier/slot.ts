import type { SlotPrice } from '#experiences/supplier/price.ts'

interface Vacancy {
  readonly isAvailable: boolean
  /** null: nobody counts them */
  readonly vacancies: number | null
  readonly isLast: boolean
  readonly openingHours: readonly OpeningHours[]
}

/** HH:MM; a day may have a break. */
export interface OpeningHours {
  readonly from: string
  readonly to: string
}

export interface CalendarDay extends Vacancy {
  readonly day: Temporal.PlainDate
}

/** A start time, or a day that is open. */
export interface Slot extends Vacancy {
  readonly ref: string
  /** at its place */
  readonly startsAt: Temporal.ZonedDateTime
  readonly endsAt: Temporal.ZonedDateTime
  readonly isAllDay: boolean
  readonly mostUnits: number | null
  /** nothing is sold after it */
  readonly closesAt: Temporal.Instant
  /** null: the supplier says none */
  readonly price: SlotPrice | null
}
