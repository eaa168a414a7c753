import { dateFromForm } from '#calendar/form-date.ts'
import type { Contact, OrderPassenger } from '#orders/order.ts'
import { CONTACT_TEXTS, contactFaults, tidiedContact } from '#passengers/contact.ts'
import type { PassengerForm } from '#passengers/form.ts'
import { passportOf } from '#passengers/passport-form.ts'

interface ContactRead {
  readonly contact: Contact
  /** by `contact.field` */
  readonly faults: readonly { readonly property: string; readonly says: string }[]
}

export function contactFrom(asked: { readonly phoneNumber: string; readonly email: string }): ContactRead {
  const tidy = tidiedContact(asked)
  return {
    contact: { phoneNumber: tidy.phoneNumber, email: tidy.email ?? null },
    faults: contactFaults(tidy).map(({ property, key }) => ({
      property: `contact.${property}`,
      says: CONTACT_TEXTS[key],
    })),
  }
}

/** Of a validated form; RangeError without a birth date. */
export function passengerFrom(form: PassengerForm, group: OrderPassenger['group']): OrderPassenger {
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
    nationalCode: (form.nationalCode ?? '') === '' ? null : (form.nationalCode ?? null),
    passport: passportOf(form),
  }
}
