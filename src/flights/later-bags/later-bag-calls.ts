import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { CaptchaGiven } from '#calls/captcha-solution.ts'
import { BagOffer } from '#flights/choosing/bag.ts'

const orderId = z.uuid('شمارهٔ سفارش درست نیست.')
const leg = z.int('مسیر درست نیست.').check(z.gte(0), z.lte(5))
const passenger = z.int('مسافر درست نیست.').check(z.gte(0), z.lte(8))

export const LaterBagsWanted = z.object({
  orderId,
  leg: z.pipe(z.coerce.number('مسیر درست نیست.'), leg),
})

/** What is on sale on one direction of an issued order; `whyNone` says why nothing is. */
export const LaterBagsOnSale = z.object({
  orderId,
  leg: z.int(),
  /** until when it is sold; null where nothing is */
  closesAt: z.nullable(z.string()),
  /** whose tariff, and what comes back of it: whole sentences */
  source: z.string(),
  refundSays: z.string(),
  whyNone: z.nullable(z.string()),
  people: z.array(
    z.object({
      /** position on the ticket's order */
      passenger: z.int(),
      name: z.string(),
      /** bought with the ticket or after it; nothing more is sold to them */
      has: z.nullable(z.string()),
      bags: z.array(BagOffer),
    }),
  ),
})
export type LaterBagsOnSale = z.infer<typeof LaterBagsOnSale>

export const LaterBagsToSubmit = z.object({
  orderId,
  leg,
  bags: z
    .array(
      z.object({
        passenger,
        bagId: z.string('بار درست نیست.').check(z.minLength(1), z.maxLength(80)),
        /** rial, as shown: another price refuses it */
        price: z.int('مبلغ بار درست نیست.').check(z.positive('مبلغ بار درست نیست.')),
      }),
      'بار را انتخاب کنید.',
    )
    .check(z.minLength(1, 'برای یکی از مسافران بار انتخاب کنید.'), z.maxLength(9)),
  productChannel: z._default(z.int().check(z.gte(1), z.lte(5, 'کانال خرید درست نیست.')), 1),
  captcha: z.optional(z.object(CaptchaGiven)),
})
export type LaterBagsToSubmit = z.infer<typeof LaterBagsToSubmit>

export const LaterBagsOrdered = z.object({
  orderId,
  orderNumber: z.string(),
  status: z.string(),
  /** the issued order it is for, and which direction */
  ticketOrder: z.uuid(),
  leg: z.int(),
  route: z.string(),
  flightNumber: z.string(),
  departureTime: z.string(),
  seller: z.string(),
  refundSays: z.string(),
  totalPrice: z.int(),
  bags: z.array(
    z.object({
      passenger: z.int(),
      name: z.string(),
      words: z.string(),
      price: z.int(),
      isRefunded: z.boolean(),
    }),
  ),
})
export type LaterBagsOrdered = z.infer<typeof LaterBagsOrdered>

/** Not in the contract; ours. */
export const laterBagCalls = {
  laterBags: call('GET /api/flight-reservation/LaterBags/OnSale', {
    summary: 'Bags that may be added to one direction of an issued order, by person, with prices',
    who: 'user',
    query: LaterBagsWanted,
    answer: LaterBagsOnSale,
  }),
  submitLaterBags: call('POST /api/flight-reservation/LaterBags/Submit', {
    summary: 'Keeps the price of bags for an issued order, as an order of their own; they are paid next',
    who: 'user',
    once: true,
    body: LaterBagsToSubmit,
    answer: LaterBagsOrdered,
  }),
  verifyLaterBags: call('GET /api/flight-reservation/LaterBags/Verify/{id}', {
    summary: 'An order of bags after the ticket as its owner sees it',
    who: 'user',
    params: z.object({ id: orderId }),
    answer: LaterBagsOrdered,
  }),
} as const
