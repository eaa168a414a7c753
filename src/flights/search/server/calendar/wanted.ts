import type { CalendarBody } from '#flights/requests.ts'
import { requestedParty } from '#flights/search/server/search-wanted.ts'
import { seatCount } from '#passengers/party.ts'

export type Wanted = Pick<CalendarBody, 'origin' | 'destination' | 'cabinClass'> & { readonly seats: number }

export function wantedOf({ origin, destination, cabinClass, ...party }: CalendarBody): Wanted {
  const { adults = 1, children = 0, infants = 0 } = party
  return { origin, destination, cabinClass, seats: seatCount(requestedParty({ adults, children, infants })) }
}
