import * as z from 'zod/mini'
import { OtherFlight, Rebooked } from '#flights/changes/rebooking.ts'
import { BagOrdered } from '#flights/choosing/bag.ts'

/** Days that are looked at together. */
export const daysAtOnce = 5

const orderId = z.uuid('شمارهٔ سفارش درست نیست.')
const leg = z.int('مسیر درست نیست.').check(z.gte(0), z.lte(5))
const passenger = z.int('مسافر درست نیست.').check(z.gte(0), z.lte(8))
const passengers = z.array(passenger, 'مسافران را انتخاب کنید.').check(z.minLength(1), z.maxLength(9))

export const DateChangeWanted = z.object({
  orderId,
  leg: z.pipe(z.coerce.number('مسیر درست نیست.'), leg),
  /** positions on the order: `0,2` */
  passengers: z.pipe(
    z.pipe(
      z.string('مسافران را انتخاب کنید.').check(z.regex(/^[0-8](,[0-8]){0,8}$/, 'مسافران را انتخاب کنید.')),
      z.transform((text: string) => [...new Set(text.split(',').map(Number))]),
    ),
    passengers,
  ),
  /** the first day; else the day of the ticket */
  from: z.optional(z.iso.date('تاریخ درست نیست.')),
  /** of those the one that a seller abroad is asked for; else the one after the ticket's, or the first */
  day: z.optional(z.iso.date('تاریخ درست نیست.')),
})
export type DateChangeWanted = z.infer<typeof DateChangeWanted>

/** Rial: what the tickets bring when they are given back, and what the same flight costs when it is bought by the same people. */
export const Anew = z.object({
  refund: z.int(),
  price: z.int(),
  party: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
})
export type Anew = z.infer<typeof Anew>

/** Rial: toPay − back = total + penalty − paid. */
export const FlightInstead = z.extend(OtherFlight, {
  /** bags that go along, in the total; `passenger` is the place in the new order */
  bags: z.array(BagOrdered),
  /** people whose bag is not sold with this flight */
  withoutBag: z.int(),
  /** rial that protection which goes along may bear on it; zero where it is of no use there, left out where nobody has one */
  protected: z.optional(z.int()),
  /** by its seller's own change: what is kept of the old tickets for it (null: within the difference), and what they bring; rial */
  terms: z.optional(z.object({ penalty: z.nullable(z.int()), worth: z.int() })),
  /** only where that costs less: price − refund < toPay − back */
  anew: z.optional(Anew),
})
export type FlightInstead = z.infer<typeof FlightInstead>

export const DateChangeDays = z.object({
  passengers: z.array(z.int()),
  /** of their tickets, rial: paid = penalty + worth; abroad each flight has its own `terms` */
  paid: z.int(),
  penalty: z.int(),
  worth: z.int(),
  /** of both `paid` and `penalty`: what the protection cost that goes along */
  protectionPrice: z.int(),
  /** each day in order, with its flights, cheapest first */
  days: z.array(
    z.object({
      date: z.string(),
      flights: z.array(FlightInstead),
      /** its seller was not asked for it, which is done for one day at a time */
      isUnasked: z.optional(z.boolean()),
    }),
  ),
  /** the one it was asked for */
  day: z.optional(z.string()),
  /** slower suppliers have not been asked yet */
  isPending: z.boolean(),
})
export type DateChangeDays = z.infer<typeof DateChangeDays>

/** The wanted flight at the total shown, and what the old tickets were shown to bring; rial. */
export const DateChangeBody = z.object({
  orderId,
  leg,
  passengers,
  proposalId: z.string('پروازی را انتخاب کنید.').check(z.maxLength(80)),
  total: z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.')),
  worth: z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.')),
})
export type DateChangeBody = z.infer<typeof DateChangeBody>

/** Quoted, and locked until the hold ends. */
export const DateChanged = z.extend(Rebooked, { penalty: z.int() })
export type DateChanged = z.infer<typeof DateChanged>
