/** What an order, a search and a ledger entry of flights are stored under. */
export const flightKind = 'flight'
