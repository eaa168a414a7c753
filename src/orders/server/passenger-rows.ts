import type { OrderPassenger } from '#orders/order.ts'
import type { PassengerOnOrder } from '#orders/responses.ts'
import type { Passport } from '#passengers/passport.ts'
import { type PassportColumns, passportIn } from '#passengers/passport-columns.ts'
import { findCountry } from '#places/countries.ts'

export interface PassengerRow extends PassportColumns {
  readonly age_group: OrderPassenger['group']
  readonly first_name: string
  readonly last_name: string
  readonly first_name_farsi: string
  readonly last_name_farsi: string
  readonly gender: OrderPassenger['gender']
  readonly birth_date: Temporal.PlainDate
  readonly national_code: string | null
}

export function passengerOf(row: PassengerRow): OrderPassenger {
  return {
    group: row.age_group,
    firstName: row.first_name,
    lastName: row.last_name,
    firstNameFarsi: row.first_name_farsi,
    lastNameFarsi: row.last_name_farsi,
    gender: row.gender,
    birthDate: row.birth_date,
    nationalCode: row.national_code,
    passport: passportIn(row),
  }
}

export function passengerOnOrder({
  group,
  gender,
  birthDate,
  passport,
  ...names
}: OrderPassenger): PassengerOnOrder {
  return {
    type: group,
    firstName: names.firstName,
    lastName: names.lastName,
    firstNameFarsi: names.firstNameFarsi,
    lastNameFarsi: names.lastNameFarsi,
    genderTitle: gender,
    birthDate: birthDate.toString(),
    nationalCode: names.nationalCode,
    passport: passport === null ? null : passportView(passport),
  }
}

function passportView(passport: Passport): NonNullable<PassengerOnOrder['passport']> {
  const { type, number, nationality, issuingCountry, expiresOn } = passport
  return {
    passportType: type,
    passportNumber: number,
    nationalityCountryNameFa: findCountry(nationality)?.name ?? nationality,
    passportIssuingCountryCountryNameFa: findCountry(issuingCountry)?.name ?? issuingCountry,
    passportExpirationDate: expiresOn.toString(),
  }
}
