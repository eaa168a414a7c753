/** What an order of a visa, a search for one and its part of the books are kept under. */
export const visaKind = 'visa'
