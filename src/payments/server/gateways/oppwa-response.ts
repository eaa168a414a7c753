import * as z from 'zod/mini'

const Result = z.object({ code: z.string() })

export const OppwaPayment = z.object({
  id: z.string().check(z.regex(/^[\w.-]{8,80}$/)),
  paymentType: z.string(),
  amount: z.string(),
  currency: z.string(),
  merchantTransactionId: z.optional(z.string()),
  result: Result,
  card: z.optional(z.object({ bin: z.optional(z.string()), last4Digits: z.optional(z.string()) })),
})
export type OppwaPayment = z.output<typeof OppwaPayment>

export const OppwaCheckout = z.object({
  result: Result,
  id: z.optional(z.string()),
  /** hash of the widget's script */
  integrity: z.optional(z.string()),
})

export const OppwaStatus = z.union([OppwaPayment, z.object({ result: Result })])

export const OppwaFound = z.object({ result: Result, payments: z.optional(z.array(OppwaPayment)) })
