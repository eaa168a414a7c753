import { countryData } from '#visas/countries.ts'
import type { Request } from '#visas/server/request.ts'
import type { InsurancePaper, Room } from '#visas/server/room.ts'

/** Where the authority asks for insurance: what its owner has bought here for an applicant lies with the request by itself. */
export async function insurancePapers(
  { insured, orders }: Pick<Room, 'insured' | 'orders'>,
  ownerId: string,
  { orderId, country, travelDate }: Pick<Request, 'orderId' | 'country' | 'travelDate'>,
): Promise<readonly InsurancePaper[]> {
  const { insuredEuro: leastEuro } = countryData(country)
  if (leastEuro === undefined) return []
  return insured(ownerId, { country, travelDate, leastEuro, people: await orders.passengersOf(orderId) })
}
