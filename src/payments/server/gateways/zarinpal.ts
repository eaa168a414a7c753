import * as z from 'zod/mini'
import type { Rial } from '#money/rial.ts'
import type {
  Gateway,
  Intent,
  PaymentStatus,
  Returned,
  ReturnSent,
  Started,
  Verdict,
} from '#payments/gateway.ts'
import { asJson, askJson, type ReceivedEvent } from '#payments/server/gateways/gateway-client.ts'

export interface ZarinpalOptions {
  readonly baseUrl: string
  readonly merchantId: string
  readonly timeoutMs?: number
}

/** Zarinpal, version 4. Judged by `code`, whatever the HTTP status. */
export function openZarinpal({ baseUrl, merchantId, timeoutMs = 10_000 }: ZarinpalOptions): Gateway {
  const ask = async (call: string, fields: object) => {
    const address = `${baseUrl}/pg/v4/payment/${call}.json`
    return answerIn(
      await askJson({ address, timeoutMs, ...asJson({ merchant_id: merchantId, ...fields }) }, Body),
    )
  }
  return {
    id: 1,
    name: 'zarinpal',
    title: 'زرین‌پال',
    isActive: true,
    caps: {
      currency: 'IRR',
      min: 10_000,
      max: 2_000_000_000,
      pageMinutes: 15,
      verifyWindowMinutes: 30,
      reverseWindowMinutes: 30,
    },
    start: async (intent) => startedBy(await ask('request', requestOf(intent)), baseUrl),
    parseReturn: returnedIn,
    verify: async ({ reference, amount }) =>
      verdictIn(await ask('verify', { authority: reference, amount }), amount),
    inquire: async ({ reference }) => standingIn(await ask('inquiry', { authority: reference })),
    listUnverified: async () => {
      const answer = await ask('unVerified', {})
      return answer.kind === 'done' ? (answer.data.authorities ?? []).map((each) => each.authority) : []
    },
    reverse: async ({ reference }) => {
      const answer = await ask('reverse', { authority: reference })
      if (answer.kind === 'done') return 'reversed'
      if (answer.kind === 'unknown') return 'unknown'
      // −61: never successful, or reversed before
      const standing = answer.code === -61 ? standingIn(await ask('inquiry', { authority: reference })) : ''
      return standing === 'reversed' ? 'reversed' : 'refused'
    },
  }
}

function requestOf(intent: Intent): object {
  return {
    amount: intent.amount,
    currency: 'IRR', // the protocol's default is toman
    description: intent.description.slice(0, 500),
    callback_url: intent.returnAddress,
    metadata: {
      order_id: intent.attemptId,
      ...(intent.mobile === undefined ? {} : { mobile: intent.mobile }),
    },
  }
}

const authority = /^[A-Z][0-9A-Za-z]{35}$/

function startedBy(answer: Answer, baseUrl: string): Started {
  if (answer.kind === 'unknown') return { kind: 'failed', why: answer.why }
  if (answer.kind === 'refused') return { kind: 'failed', why: `code ${answer.code}` }
  const reference = answer.data.authority ?? ''
  if (!authority.test(reference)) return { kind: 'failed', why: 'no authority in the answer' }
  const address = `${baseUrl}/pg/StartPay/${reference}`
  return { kind: 'started', reference, action: { method: 'GET', address } }
}

function returnedIn({ fields }: ReturnSent): Returned | undefined {
  const { Authority: reference, Status: status } = fields
  if (typeof reference !== 'string' || !authority.test(reference)) return undefined
  return { reference, claim: status === 'OK' ? 'paid' : 'not-paid', facts: {} }
}

/** −50: another amount · −51: not paid · −53: another merchant's · −54: no such payment */
const notPaid = new Set([-50, -51, -53, -54])

function verdictIn(answer: Answer, amount: Rial): Verdict {
  if (answer.kind === 'unknown') return answer
  if (answer.kind === 'refused')
    return notPaid.has(answer.code)
      ? { kind: 'notPaid', code: String(answer.code) }
      : { kind: 'unknown', why: `code ${answer.code}` }
  const { code, ref_id: transaction, card_pan: cardMask = '' } = answer.data
  if (transaction === undefined) return { kind: 'unknown', why: 'no ref_id in the answer' }
  // the gateway compares the amount itself (−50)
  return { kind: code === 101 ? 'already' : 'paid', transaction: String(transaction), amount, cardMask }
}

const standings: Readonly<Record<string, PaymentStatus>> = {
  IN_BANK: 'in-bank',
  PAID: 'paid',
  VERIFIED: 'verified',
  FAILED: 'failed',
  REVERSED: 'reversed',
}

function standingIn(answer: Answer): PaymentStatus {
  if (answer.kind === 'refused' && answer.code === -54) return 'failed'
  return answer.kind === 'done' ? (standings[answer.data.status ?? ''] ?? 'unknown') : 'unknown'
}

const Data = z.object({
  code: z.number(),
  authority: z.optional(z.string()),
  ref_id: z.optional(z.union([z.number(), z.string()])),
  card_pan: z.optional(z.string()),
  status: z.optional(z.string()),
  authorities: z.optional(z.array(z.object({ authority: z.string() }))),
})
/** On failure `data` is an empty list and `errors` an object; on success the reverse. */
const Body = z.object({
  data: z.optional(z.union([Data, z.array(z.unknown())])),
  errors: z.optional(z.union([z.object({ code: z.number() }), z.array(z.unknown())])),
})

type Answer =
  | { readonly kind: 'done'; readonly data: z.output<typeof Data> }
  | { readonly kind: 'refused'; readonly code: number }
  | { readonly kind: 'unknown'; readonly why: string }

function answerIn(heard: ReceivedEvent<z.output<typeof Body>>): Answer {
  if (heard.kind === 'unknown') return heard
  const { data, errors } = heard.said
  if (data !== undefined && !Array.isArray(data) && data.code >= 100) return { kind: 'done', data }
  if (errors !== undefined && !Array.isArray(errors)) return { kind: 'refused', code: errors.code }
  return { kind: 'unknown', why: 'neither data nor errors in the answer' }
}
