export const hotelKind = 'hotel'
