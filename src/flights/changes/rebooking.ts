import * as z from 'zod/mini'
import { CabinClass, FlightGroup } from '#flights/proposal.ts'

/** Other flights are offered from the sold day until so many days later. */
export const daysAfter = 3

export const DirectionChanged = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  leg: z.coerce.number('مسیر درست نیست.').check(z.int(), z.gte(0), z.lte(5)),
})
export type DirectionChanged = z.infer<typeof DirectionChanged>

/** The wanted replacement, at the total shown, rial. */
export const RebookBody = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  leg: z.int('مسیر درست نیست.').check(z.gte(0), z.lte(5)),
  proposalId: z.string('پروازی را انتخاب کنید.').check(z.maxLength(80)),
  total: z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.')),
})
export type RebookBody = z.infer<typeof RebookBody>

/** Rial: tickets' worth = credit + back, total = credit + toPay. */
const difference = { credit: z.int(), toPay: z.int(), back: z.int() } as const

export const OtherFlight = z.object({
  proposalId: z.string(),
  flightGroup: FlightGroup,
  cabinClass: CabinClass,
  /** of everybody together */
  total: z.int(),
  ...difference,
})
export type OtherFlight = z.infer<typeof OtherFlight>

export const OtherFlights = z.object({
  passengers: z.array(z.int()),
  /** value of their tickets, rial */
  worth: z.int(),
  /** part of it was for bags, which a new flight does not include */
  hasBags: z.boolean(),
  /** or for seats they chose */
  hasSeats: z.boolean(),
  /** per day, closest in price first; days without flights are left out */
  days: z.array(z.object({ date: z.string(), flights: z.array(OtherFlight) })),
  /** slower suppliers have not been asked yet */
  isPending: z.boolean(),
})
export type OtherFlights = z.infer<typeof OtherFlights>

export const Rebooked = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  total: z.int(),
  ...difference,
  holdExpiresAt: z.string(),
})
export type Rebooked = z.infer<typeof Rebooked>
