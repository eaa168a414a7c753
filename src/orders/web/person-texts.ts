import { dateForForm } from '#calendar/form-date.ts'
import type { OrderPassenger } from '#orders/order.ts'
import { passportForForm } from '#passengers/passport-form.ts'
import type { PersonTexts } from '#passengers/web/traveller-draft.ts'

/** Somebody of an order, as a form takes them. */
export function personTexts({
  gender,
  birthDate,
  nationalCode,
  passport,
  ...names
}: OrderPassenger): PersonTexts {
  return {
    firstName: names.firstName,
    lastName: names.lastName,
    firstNameFarsi: names.firstNameFarsi,
    lastNameFarsi: names.lastNameFarsi,
    genderTitle: gender,
    birthDateFa: dateForForm(birthDate),
    nationalCode: nationalCode ?? '',
    ...passportForForm(passport),
  }
}
