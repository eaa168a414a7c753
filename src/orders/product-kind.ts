/** What an order is of: each kind is one product behind the port, and nobody but it says its name. */
export type ProductKind = string

/** Directions of flights, a stay with a leader a room, a visa, or a service of any other kind. */
export type MadeOf = 'journeys' | 'rooms' | 'application' | 'service'
