import type { ComparedForm } from '#documents/field-differences.ts'
import type { PassengerOnOrder } from '#orders/responses.ts'

export function heldAgainst({ firstName, lastName, birthDate, passport }: PassengerOnOrder): ComparedForm {
  return {
    firstName,
    lastName,
    birthDateFa: birthDate,
    passportNumber: passport?.passportNumber ?? '',
    passportExpirationDateFa: passport?.passportExpirationDate ?? '',
  }
}
