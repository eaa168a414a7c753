/** Each kind is a product behind the port; only the product itself names it. */
export type ProductKind = string

/** Directions, a stay with a leader a room, a visa, or another service. */
export type MadeOf = 'journeys' | 'rooms' | 'application' | 'service'
