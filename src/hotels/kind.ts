/** Key of stays among orders, searches and ledger accounts. */
export const hotelKind = 'hotel'
