import type { Confirmation, ExperienceBooking, Reservation } from '#experiences/supplier/booking.ts'
import type { Experience } from '#experiences/supplier/experience.ts'
import type { UnitCount } from '#experiences/supplier/price.ts'
import type { CalendarDay, Slot } from '#experiences/supplier/slot.ts'
import type { Outcome } from '#suppliers/outcome.ts'

export interface Patience {
  readonly signal: AbortSignal
}

export interface VacancyRequest {
  readonly experienceRef: string
  readonly optionRef: string
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
  /** whom it must have room for; of nobody it says what there is */
  readonly party: readonly UnitCount[]
  readonly currency: string | null
}

/** The port of a supplier of experiences. Methods return outcomes and do not throw; reads are never `unknown`. */
export interface ExperienceSupplier {
  readonly name: string
  /** as our people call it */
  readonly title: string
  /** What cannot be read or sold is left out. */
  experiences(patience: Patience): Promise<Outcome<readonly Experience[]>>
  calendar(request: VacancyRequest, patience: Patience): Promise<Outcome<readonly CalendarDay[]>>
  slots(request: VacancyRequest, patience: Patience): Promise<Outcome<readonly Slot[]>>
  /** Holds places; the same key holds once. */
  reserve(reservation: Reservation, patience: Patience): Promise<Outcome<ExperienceBooking>>
  /** Holds them for so many minutes from now. */
  extend(key: string, minutes: number, patience: Patience): Promise<Outcome<ExperienceBooking>>
  /** Buys what is held: `confirmed`, or `pending` with suppliers who look at it first. Harmless when repeated. */
  confirm(confirmation: Confirmation, patience: Patience): Promise<Outcome<ExperienceBooking>>
  /** After `unknown`, and while it is pending. `null`: no such booking as far as the supplier knows now. */
  lookUp(key: string, patience: Patience): Promise<Outcome<ExperienceBooking | null>>
  /** Lets go of what is held, or cancels what is bought; already so is `done`. */
  cancel(key: string, reason: string, patience: Patience): Promise<Outcome<ExperienceBooking>>
}
