/** §3, enumerations. */
export const cabins = { economy: 1, business: 2, first: 3 } as const
export const flightScopes = { InternationalFlight: 1, DomesticFlight: 2 } as const
export const tripTypes = { oneWay: 1, roundTrip: 2, multiDestination: 3 } as const
export type TripType = (typeof tripTypes)[keyof typeof tripTypes]
export const paxTypes = ['Adult', 'Child', 'Infant'] as const
export type PaxType = (typeof paxTypes)[number]
