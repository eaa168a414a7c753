import type { SupplierTraveller } from '#flights/supplier/order.ts'
import type { OrderPassenger } from '#orders/order.ts'
import type { AgeGroup } from '#passengers/age.ts'

/** The travellers of an order in a supplier's form, by the passenger kinds it sells. */
export function suppliersTravellers(
  passengers: readonly OrderPassenger[],
  {
    groups,
    document,
  }: { readonly groups: readonly AgeGroup[]; readonly document: 'nationalCode' | 'passport' },
): readonly SupplierTraveller[] {
  return passengers.map((person, at) => ({
    group: groups[at] ?? person.group,
    firstName: person.firstName,
    lastName: person.lastName,
    gender: person.gender,
    birthDate: person.birthDate.toString(),
    document: documentOf(person, document),
  }))
}

/** Abroad the passport; at home the national code, or a foreigner's passport. */
function documentOf(
  { nationalCode, passport }: OrderPassenger,
  wanted: 'nationalCode' | 'passport',
): SupplierTraveller['document'] {
  if (nationalCode !== null && (wanted === 'nationalCode' || passport === null))
    return { kind: 'nationalCode', number: nationalCode }
  if (passport === null) throw new RangeError('a traveller without a document')
  const { number, issuingCountry, expiresOn } = passport
  return { kind: 'passport', number, country: issuingCountry, expiresOn: expiresOn.toString() }
}
