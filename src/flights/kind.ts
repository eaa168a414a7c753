/** What an order of flights, a search for them and their part of the books are kept under. */
export const flightKind = 'flight'
