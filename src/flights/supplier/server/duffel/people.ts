import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Booking, SupplierTraveller } from '#flights/supplier/order.ts'
import { kindOf, type Offer } from '#flights/supplier/server/duffel/offer-response.ts'
import { findCountry } from '#places/countries.ts'

/** Assigns the offer's passenger ids by kind; undefined when the party does not match. */
export function peopleFor(
  offer: Pick<Offer, 'passengers' | 'supported_passenger_identity_document_types'>,
  { travellers, contact }: Booking,
  fallbackEmail: string,
): readonly object[] | undefined {
  const left = [...offer.passengers]
  const ids = travellers.map(({ group }) => {
    const at = left.findIndex((one) => kindOf(one) === group)
    return at < 0 ? undefined : left.splice(at, 1)[0]?.id
  })
  const phone = parsePhoneNumberFromString(contact.phone, 'IR')?.number
  if (left.length > 0 || ids.includes(undefined) || phone === undefined) return undefined
  const infants = ids.filter((_, at) => travellers[at]?.group === 'infant')
  const takesPassports = offer.supported_passenger_identity_document_types.includes('passport')
  let adults = 0
  return travellers.map((traveller, at) => {
    const infant = traveller.group === 'adult' ? infants[adults++] : undefined
    return {
      id: ids[at],
      title: titleOf(traveller),
      gender: traveller.gender === 'Male' ? 'm' : 'f',
      given_name: traveller.firstName,
      family_name: traveller.lastName,
      born_on: traveller.birthDate,
      email: contact.email ?? fallbackEmail,
      phone_number: phone,
      ...(takesPassports ? documentsOf(traveller) : {}),
      ...(infant === undefined ? {} : { infant_passenger_id: infant }),
    }
  })
}

function titleOf({ gender, group }: SupplierTraveller): string {
  if (gender === 'Male') return 'mr'
  return group === 'adult' ? 'ms' : 'miss'
}

function documentsOf({ document }: SupplierTraveller): object {
  if (document.kind !== 'passport') return {}
  const country = findCountry(document.country)
  if (country === undefined) return {}
  return {
    identity_documents: [
      {
        type: 'passport',
        unique_identifier: document.number,
        issuing_country_code: country.code,
        expires_on: document.expiresOn,
      },
    ],
  }
}
