import { travelFor } from '#flights/abroad/travel-rules.ts'
import type { OrderToSubmit } from '#flights/requests.ts'
import type { TravelRequest } from '#flights/responses.ts'
import { contactFrom, passengerFrom } from '#orders/from-forms.ts'
import type { Contact, OrderPassenger } from '#orders/order.ts'
import { AGE_GROUPS, type AgeGroup } from '#passengers/age.ts'
import { flightFormFaults, requestIn } from '#passengers/flight-form.ts'
import type { PassengerForm } from '#passengers/form.ts'
import { tidied } from '#passengers/normalized-form.ts'
import { groupsOf, type Party } from '#passengers/party.ts'
import { passportForForm } from '#passengers/passport-form.ts'
import { samePersons } from '#passengers/same-person.ts'
import { sentenceOf } from '#passengers/sentences.ts'
import { PASSENGER_TEXTS } from '#passengers/texts.ts'
import { Faults, type FieldFault } from '#server/refusal.ts'

export interface OrderTraveller {
  readonly form: PassengerForm
  readonly passenger: OrderPassenger
}

interface Journey {
  readonly party: Party
  readonly travel: TravelRequest
}

/** The passengers from their forms, in their groups on the first flight's day. Throws Faults under `passengers.N.field`. */
export function travellersOf(
  forms: OrderToSubmit['passengers'],
  { party, travel }: Journey,
): readonly OrderTraveller[] {
  const groups = groupsOf(party)
  if (forms.length !== groups.length)
    throw new Faults([{ property: 'passengers', says: 'اطلاعات همهٔ مسافران جستجو را وارد کنید.' }])
  const tidy = forms.map((form) => requestIn(travel.document, tidied(form)))
  const faults = [
    ...tidy.flatMap((form, index) =>
      personFaults(form, `passengers.${index}`, { group: groups[index] ?? 'adult', travel }),
    ),
    ...twice(tidy),
  ]
  if (faults.length > 0) throw new Faults(faults)
  return tidy.map((form, index) => {
    const passenger = passengerFrom(form, groups[index] ?? 'adult')
    const passport = passenger.passport === null ? {} : passportForForm(passenger.passport)
    return { form: { ...form, ...passport }, passenger }
  })
}

export function contactOf(asked: OrderToSubmit['contact']): Contact {
  const { contact, faults } = contactFrom(asked)
  if (faults.length > 0) throw new Faults(faults)
  return contact
}

/** Of one person's form, by `prefix.field`. */
export function personFaults(
  form: PassengerForm,
  prefix: string,
  { group, travel }: { readonly group: AgeGroup; readonly travel: TravelRequest },
): readonly FieldFault[] {
  const by = travelFor(travel, group)
  const faults = flightFormFaults(travel.document, { type: AGE_GROUPS[group].type, ...form }, by)
  return faults.map(({ property, key }) => ({
    property: `${prefix}.${property}`,
    says: sentenceOf(key, form, by),
  }))
}

function twice(forms: readonly PassengerForm[]): readonly FieldFault[] {
  return samePersons(forms).map(({ index, property }) => ({
    property: `passengers.${index}.${property}`,
    says: PASSENGER_TEXTS.SAME_PERSON_TWICE,
  }))
}
