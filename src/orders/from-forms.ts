import { dateFromForm } from '#calendar/form-date.ts'
import type { Contact, OrderPassenger } from '#orders/order.ts'
import { CONTACT_TEXTS, contactFaults, tidiedContact } from '#passengers/contact.ts'
import type { PassengerForm } from '#passengers/form.ts'
import { passportOf } from '#passengers/passport-form.ts'

interface ContactRead {
  readonly contact: Contact
  /** what is wrong with it, by `contact.field` */
  readonly faults: readonly { readonly property: string; readonly says: string }[]
}

/** Whom to tell of an order, out of a form, put right. */
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

/** A person of an order out of a form that was checked; one without a birth date is a bug (RangeError). */
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
