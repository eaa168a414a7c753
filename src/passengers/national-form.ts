import { formFaults, type PassengerFault, type PassengerForm, type Travel } from '#passengers/form.ts'

/** The domestic form: what its screen asks for (§5, mode national). */
export type NationalForm = Pick<
  PassengerForm,
  | 'firstName'
  | 'lastName'
  | 'firstNameFarsi'
  | 'lastNameFarsi'
  | 'genderTitle'
  | 'birthDateFa'
  | 'nationalCode'
  | 'type'
>

/**
 * What is wrong with one passenger of a domestic flight, for both sides: property and key, whose sentence is in
 * PASSENGER_TEXTS. `flightDate` is the local date of the (last) flight; `group` the one he was counted in.
 * Give it what `tidied` made.
 */
export function nationalFormFaults(form: NationalForm, travel: Travel): readonly PassengerFault[] {
  return formFaults('national', form, travel)
}
