/** How long a link to a ticket may be open, in minutes: as long as somebody waits for it, until the counter, or a day. */
export const TICKET_LINK_MINUTES = [15, 60, 1440] as const

export type TicketLinkMinutes = (typeof TICKET_LINK_MINUTES)[number]
