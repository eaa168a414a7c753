import type { OrderToSubmit } from '#flights/asked.ts'
import type { Contact, OrderPassenger } from '#orders/order.ts'
import { AGE_GROUPS, type AgeGroup } from '#passengers/age.ts'
import { CONTACT_TEXTS, contactFaults, tidiedContact } from '#passengers/contact.ts'
import { type NationalForm, nationalFormFaults } from '#passengers/national-form.ts'
import { groupsOf, type Party } from '#passengers/party.ts'
import { samePersons } from '#passengers/same-person.ts'
import { PASSENGER_TEXTS } from '#passengers/texts.ts'
import { tidied } from '#passengers/tidied.ts'
import { dateFromForm } from '#passengers/written-date.ts'
import { Faults, type FieldFault } from '#server/refusal.ts'

export interface OrderTraveller {
  readonly form: NationalForm
  readonly passenger: OrderPassenger
}

interface Journey {
  readonly party: Party
  readonly flightDate: Temporal.PlainDate
}

/** The persons of an order out of their forms; throws Faults under `passengers.N.field` when a form is wrong or one is missing. */
export function travellersOf(
  forms: OrderToSubmit['passengers'],
  journey: Journey,
): readonly OrderTraveller[] {
  const groups = groupsOf(journey.party)
  if (forms.length !== groups.length)
    throw new Faults([{ property: 'passengers', says: 'اطلاعات همهٔ مسافران جستجو را وارد کنید.' }])
  const tidy = forms.map((form) => tidied(form))
  const faults = [
    ...tidy.flatMap((form, index) => faultsOf(form, index, { groups, journey })),
    ...twice(tidy),
  ]
  if (faults.length > 0) throw new Faults(faults)
  return tidy.map((form, index) => ({ form, passenger: passengerOf(form, groups[index] ?? 'adult') }))
}

/** Throws Faults under `contact.field`. */
export function contactOf(asked: OrderToSubmit['contact']): Contact {
  const contact = tidiedContact(asked)
  const faults = contactFaults(contact)
  if (faults.length > 0)
    throw new Faults(
      faults.map(({ property, key }) => ({ property: `contact.${property}`, says: CONTACT_TEXTS[key] })),
    )
  return { phoneNumber: contact.phoneNumber, email: contact.email ?? null }
}

function faultsOf(
  form: NationalForm,
  index: number,
  { groups, journey }: { readonly groups: readonly AgeGroup[]; readonly journey: Journey },
): readonly FieldFault[] {
  const group = groups[index] ?? 'adult'
  const faults = nationalFormFaults(
    { type: AGE_GROUPS[group].type, ...form },
    { flightDate: journey.flightDate, group },
  )
  return faults.map(({ property, key }) => ({
    property: `passengers.${index}.${property}`,
    says: PASSENGER_TEXTS[key],
  }))
}

function twice(forms: readonly NationalForm[]): readonly FieldFault[] {
  return samePersons(forms).map(({ index, property }) => ({
    property: `passengers.${index}.${property}`,
    says: PASSENGER_TEXTS.SAME_PERSON_TWICE,
  }))
}

function passengerOf(form: NationalForm, group: AgeGroup): OrderPassenger {
  const birthDate = dateFromForm(form.birthDateFa)
  if (birthDate === undefined) throw new RangeError('a checked form has a birth date')
  return {
    group,
    firstName: form.firstName ?? '',
    lastName: form.lastName ?? '',
    firstNameFarsi: form.firstNameFarsi ?? '',
    lastNameFarsi: form.lastNameFarsi ?? '',
    gender: form.genderTitle === 'Female' ? 'Female' : 'Male',
    birthDate,
    nationalCode: form.nationalCode ?? '',
  }
}
