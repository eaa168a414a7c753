import type { HotelOrderToSubmit } from '#hotels/requests.ts'
import { passengerFrom } from '#orders/from-forms.ts'
import type { OrderPassenger } from '#orders/order.ts'
import { AGE_GROUPS, LEADER_FROM_YEARS } from '#passengers/age.ts'
import { flightFormFaults, requestIn, type TravelDocument } from '#passengers/flight-form.ts'
import type { PassengerForm, Travel } from '#passengers/form.ts'
import { tidied } from '#passengers/normalized-form.ts'
import { passportForForm } from '#passengers/passport-form.ts'
import { samePersons } from '#passengers/same-person.ts'
import { sentenceOf } from '#passengers/sentences.ts'
import { PASSENGER_TEXTS } from '#passengers/texts.ts'
import { Faults, type FieldFault } from '#server/refusal.ts'

export interface Leader {
  /** normalised, only the fields a stay needs */
  readonly form: PassengerForm
  readonly passenger: OrderPassenger
}

interface LeaderRules {
  /** national code inside Iran, passport abroad */
  readonly document: TravelDocument
  readonly today: Temporal.PlainDate
  readonly checkIn: Temporal.PlainDate
  readonly checkOut: Temporal.PlainDate
}

/** Adults on the day of check-in; throws Faults under `rooms.N.leader.field`. */
export function leadersOf(
  rooms: readonly Pick<HotelOrderToSubmit['rooms'][number], 'leader'>[],
  asked: LeaderRules,
): readonly Leader[] {
  const { document, today, checkIn, checkOut } = asked
  const travel: Travel = {
    group: 'adult',
    youngestYears: LEADER_FROM_YEARS,
    today,
    flightDate: checkIn,
    lastArrival: checkOut,
  }
  const forms = rooms.map(({ leader }) => requestIn(document, tidied(leader)))
  const faults = [
    ...forms.flatMap((form, room) => faultsOf(form, room, { document, travel })),
    ...twice(forms),
  ]
  if (faults.length > 0) throw new Faults(faults)
  return forms.map((form) => {
    const passenger = passengerFrom(form, 'adult')
    const passport = passenger.passport === null ? {} : passportForForm(passenger.passport)
    return { form: { ...form, ...passport }, passenger }
  })
}

interface By {
  readonly document: TravelDocument
  readonly travel: Travel
}

function faultsOf(form: PassengerForm, room: number, { document, travel }: By): readonly FieldFault[] {
  const faults = flightFormFaults(document, { type: AGE_GROUPS.adult.type, ...form }, travel)
  return faults.map(({ property, key }) => ({
    property: `rooms.${room}.leader.${property}`,
    says: sentenceOf(key, form, travel),
  }))
}

function twice(forms: readonly PassengerForm[]): readonly FieldFault[] {
  return samePersons(forms).map(({ index, property }) => ({
    property: `rooms.${index}.leader.${property}`,
    says: PASSENGER_TEXTS.SAME_PERSON_TWICE,
  }))
}
