import { ageAt } from '#calendar/ages.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import { insuredTravel } from '#insurance/insured-travel.ts'
import { ageFault, type InsuredTrip } from '#insurance/insured-trip.ts'
import type { PolicyRequest } from '#insurance/requests.ts'
import { passengerFrom } from '#orders/from-forms.ts'
import type { OrderPassenger } from '#orders/order.ts'
import { AGE_GROUPS, ageGroupAt } from '#passengers/age.ts'
import { flightFormFaults, requestIn } from '#passengers/flight-form.ts'
import type { PassengerForm, Travel } from '#passengers/form.ts'
import { tidied } from '#passengers/normalized-form.ts'
import { samePersons } from '#passengers/same-person.ts'
import { sentenceOf } from '#passengers/sentences.ts'
import { PASSENGER_TEXTS } from '#passengers/texts.ts'
import type { FieldFault } from '#server/refusal.ts'

export interface PersonRead {
  readonly form: PassengerForm
  readonly travel: Travel
}

/** As on their passports; anybody who has one may be insured, in any company. */
export function peopleIn(
  people: PolicyRequest['people'],
  trip: InsuredTrip,
  today: Temporal.PlainDate,
): readonly PersonRead[] {
  const travel = insuredTravel(trip, today)
  return people.map((fields) => {
    const form = requestIn('passport-and-farsi', tidied(fields))
    const birth = dateFromForm(form.birthDateFa)
    const group = birth === undefined ? travel.group : ageGroupAt(birth, trip.startsOn)
    return { form: { ...form, type: AGE_GROUPS[group].type }, travel: { ...travel, group } }
  })
}

/** By `people.N.field`. */
export function peopleFaults(all: readonly PersonRead[], trip: InsuredTrip): readonly FieldFault[] {
  const own = all.flatMap(({ form, travel }, at) => [
    ...flightFormFaults('passport-and-farsi', form, travel).map(({ property, key }) => ({
      property: `people.${at}.${property}`,
      says: sentenceOf(key, form, travel),
    })),
    ...tooOld({ form, travel }, trip).map((says) => ({ property: `people.${at}.birthDateFa`, says })),
  ])
  const twice = samePersons(all.map(({ form }) => form)).map(({ index, property }) => ({
    property: `people.${index}.${property}`,
    says: PASSENGER_TEXTS.SAME_PERSON_TWICE,
  }))
  return [...own, ...twice]
}

function tooOld({ form, travel }: PersonRead, trip: InsuredTrip): readonly string[] {
  const birth = dateFromForm(form.birthDateFa)
  const fault = birth && ageFault(birth, trip, travel.today)
  return fault === undefined ? [] : [fault]
}

/** Of faultless forms. */
export function passengersOf(all: readonly PersonRead[]): readonly OrderPassenger[] {
  return all.map(({ form, travel }) => passengerFrom(form, travel.group))
}

export function agesOf(
  passengers: readonly OrderPassenger[],
  { startsOn }: Pick<InsuredTrip, 'startsOn'>,
): readonly number[] {
  return passengers.map(({ birthDate }) => ageAt(birthDate, startsOn))
}
