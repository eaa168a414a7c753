/** What an order of a stay, a search for one and its part of the books are kept under. */
export const hotelKind = 'hotel'
