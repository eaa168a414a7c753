import { countryData } from '#visas/countries.ts'
import type { Request } from '#visas/server/request.ts'
import type { InsurancePaper, Room } from '#visas/server/room.ts'

/** Where the authority asks for insurance: what its owner has bought here lies with the request by itself. */
export async function insurancePapers(
  { insured }: Pick<Room, 'insured'>,
  ownerId: string,
  { country, travelDate }: Pick<Request, 'country' | 'travelDate'>,
): Promise<readonly InsurancePaper[]> {
  const { insuredEuro: leastEuro } = countryData(country)
  return leastEuro === undefined ? [] : insured(ownerId, { country, travelDate, leastEuro })
}
