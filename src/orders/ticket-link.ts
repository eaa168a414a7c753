/** Lifetimes of a sharing link in minutes: while somebody waits, until check-in, a day. */
export const TICKET_LINK_MINUTES = [15, 60, 1440] as const

export type TicketLinkMinutes = (typeof TICKET_LINK_MINUTES)[number]
