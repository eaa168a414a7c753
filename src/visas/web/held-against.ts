import type { ComparedForm } from '#documents/field-differences.ts'
import type { PassengerOnOrder } from '#orders/responses.ts'

/** The applicant's passport data, to compare a later picture with. */
export function heldAgainst({ firstName, lastName, birthDate, passport }: PassengerOnOrder): ComparedForm {
  return {
    firstName,
    lastName,
    birthDateFa: birthDate,
    passportNumber: passport?.passportNumber ?? '',
    passportExpirationDateFa: passport?.passportExpirationDate ?? '',
  }
}
