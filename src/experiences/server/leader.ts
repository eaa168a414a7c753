import type { ExperienceOrderToSubmit } from '#experiences/requests.ts'
import { passengerFrom } from '#orders/from-forms.ts'
import type { OrderPassenger } from '#orders/order.ts'
import { AGE_GROUPS, LEADER_FROM_YEARS } from '#passengers/age.ts'
import { flightFormFaults, requestIn } from '#passengers/flight-form.ts'
import type { PassengerForm, Travel } from '#passengers/form.ts'
import { tidied } from '#passengers/normalized-form.ts'
import { passportForForm } from '#passengers/passport-form.ts'
import { sentenceOf } from '#passengers/sentences.ts'
import type { FieldFault } from '#server/refusal.ts'

export interface LeaderRead {
  readonly form: PassengerForm
  /** by `leader.field` */
  readonly faults: readonly FieldFault[]
}

/** Of age on the day; with a national code, or a passport alone. */
export function leaderIn(
  { leader }: Pick<ExperienceOrderToSubmit, 'leader'>,
  { today, day }: { readonly today: Temporal.PlainDate; readonly day: Temporal.PlainDate },
): LeaderRead {
  const travel: Travel = {
    group: 'adult',
    youngestYears: LEADER_FROM_YEARS,
    today,
    flightDate: day,
    lastArrival: day,
  }
  const form = requestIn('nationalCode', tidied(leader))
  const faults = flightFormFaults('nationalCode', { type: AGE_GROUPS.adult.type, ...form }, travel)
  return {
    form,
    faults: faults.map(({ property, key }) => ({
      property: `leader.${property}`,
      says: sentenceOf(key, form, travel),
    })),
  }
}

/** Of a faultless form. */
export function passengerOf(form: PassengerForm): {
  readonly form: PassengerForm
  readonly passenger: OrderPassenger
} {
  const passenger = passengerFrom(form, 'adult')
  const passport = passenger.passport === null ? {} : passportForForm(passenger.passport)
  return { form: { ...form, ...passport }, passenger }
}
