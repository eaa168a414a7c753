import type { ComparedForm } from '#documents/field-differences.ts'
import type { PassengerOnOrder } from '#orders/responses.ts'

/** What somebody's request says of his passport, for a picture that comes later to be held against. */
export function heldAgainst({ firstName, lastName, birthDate, passport }: PassengerOnOrder): ComparedForm {
  return {
    firstName,
    lastName,
    birthDateFa: birthDate,
    passportNumber: passport?.passportNumber ?? '',
    passportExpirationDateFa: passport?.passportExpirationDate ?? '',
  }
}
