import * as z from 'zod/mini'
import { FlightGroup } from '#flights/proposal.ts'

/** Another flight is looked for on the day of the one that was sold, and on so many days after it. */
export const daysAfter = 3

/** A direction of one's own order that its airline changed or cancelled. */
export const DirectionChanged = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  leg: z.coerce.number('مسیر درست نیست.').check(z.int(), z.gte(0), z.lte(5)),
})
export type DirectionChanged = z.infer<typeof DirectionChanged>

/** The flight that is wanted in its place, at the total that was shown, rial. */
export const RebookBody = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  leg: z.int('مسیر درست نیست.').check(z.gte(0), z.lte(5)),
  proposalId: z.string('پروازی را انتخاب کنید.').check(z.maxLength(80)),
  total: z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.')),
})
export type RebookBody = z.infer<typeof RebookBody>

/** Who pays what: worth of the tickets = credit + back, total = credit + toPay; rial. */
const difference = { credit: z.int(), toPay: z.int(), back: z.int() } as const

/** A flight in place of the one that was sold, for those who still stand on it. */
export const OtherFlight = z.object({
  proposalId: z.string(),
  flightGroup: FlightGroup,
  cabinClass: z.int(),
  /** of everybody together */
  total: z.int(),
  ...difference,
})
export type OtherFlight = z.infer<typeof OtherFlight>

export const OtherFlights = z.object({
  /** who takes the new flight, by their positions in the order */
  passengers: z.array(z.int()),
  /** what is paid for with their tickets, rial */
  worth: z.int(),
  /** what of it was for bags, which a new flight does not bring */
  hasBags: z.boolean(),
  /** by day, those that cost most nearly what was paid first; days without a flight are left out */
  days: z.array(z.object({ date: z.string(), flights: z.array(OtherFlight) })),
  /** suppliers that may offer more are still to be asked */
  isPending: z.boolean(),
})
export type OtherFlights = z.infer<typeof OtherFlights>

/** The new order, with its seats taken until the hold ends. */
export const Rebooked = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  total: z.int(),
  ...difference,
  holdExpiresAt: z.string(),
})
export type Rebooked = z.infer<typeof Rebooked>
