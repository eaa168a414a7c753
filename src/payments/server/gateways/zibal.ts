import * as z from 'zod/mini'
import { rial } from '#money/rial.ts'
import type {
  Claim,
  Gateway,
  PaymentStatus,
  Returned,
  ReturnSent,
  Started,
  Verdict,
} from '#payments/gateway.ts'
import { asJson, askJson, type ReceivedEvent } from '#payments/server/gateways/gateway-client.ts'

export interface ZibalOptions {
  readonly baseUrl: string
  readonly merchant: string
  readonly timeoutMs?: number
}

/** Zibal, version 1. Returns the amount paid for us to compare; has no list of unverified payments. */
export function openZibal({ baseUrl, merchant, timeoutMs = 10_000 }: ZibalOptions): Gateway {
  const ask = (call: string, fields: object) =>
    askJson({ address: `${baseUrl}/v1/${call}`, timeoutMs, ...asJson({ merchant, ...fields }) }, Answer)
  const look = ({ reference }: Claim) => ask('inquiry', { trackId: Number(reference) })
  return {
    id: 2,
    name: 'zibal',
    title: 'زیبال',
    isActive: true,
    caps: { currency: 'IRR', min: 10_000, max: 500_000_000, pageMinutes: 15, verifyWindowMinutes: 20 },
    start: async ({ amount, returnAddress, attemptId, description, mobile }) => {
      const fields = { amount, callbackUrl: returnAddress, orderId: attemptId, description }
      return startedBy(
        await ask('request', { ...fields, ...(mobile === undefined ? {} : { mobile }) }),
        baseUrl,
      )
    },
    parseReturn: returnedIn,
    verify: async (claim) => {
      const heard = await ask('verify', { trackId: Number(claim.reference) })
      const isSecond = heard.kind === 'said' && heard.said.result === 201
      // a repeated verification comes without the amount
      return verdictIn(isSecond ? await look(claim) : heard, { claim, isSecond })
    },
    inquire: async (claim) => standingIn(await look(claim)),
    listUnverified: async () => [],
  }
}

const trackNumber = /^[1-9]\d{0,15}$/

function startedBy(heard: ReceivedEvent<Answer>, baseUrl: string): Started {
  if (heard.kind === 'unknown') return { kind: 'failed', why: heard.why }
  const { result, trackId } = heard.said
  if (result !== 100) return { kind: 'failed', why: `result ${result}` }
  const reference = String(trackId)
  if (!trackNumber.test(reference)) return { kind: 'failed', why: 'no trackId in the answer' }
  return { kind: 'started', reference, action: { method: 'GET', address: `${baseUrl}/start/${reference}` } }
}

function returnedIn({ fields }: ReturnSent): Returned | undefined {
  const { trackId: reference, success, status } = fields
  if (typeof reference !== 'string' || !trackNumber.test(reference)) return undefined
  const facts = typeof status === 'string' && /^-?\d{1,3}$/.test(status) ? { status } : {}
  return { reference, claim: success === '1' ? 'paid' : 'not-paid', facts }
}

/** 202: not paid · 203: no such payment. Of an inquiry: 1 is paid and verified. */
function verdictIn(
  heard: ReceivedEvent<Answer>,
  { claim, isSecond }: { readonly claim: Claim; readonly isSecond: boolean },
): Verdict {
  if (heard.kind === 'unknown') return heard
  const { result, status, amount, refNumber, cardNumber, orderId } = heard.said
  if (result === 202 || result === 203) return { kind: 'notPaid', code: String(result) }
  if (result !== 100) return { kind: 'unknown', why: `result ${result}` }
  if (isSecond && status !== 1) return { kind: 'notPaid', code: `status ${status}` }
  if (orderId !== undefined && orderId !== null && orderId !== claim.attemptId)
    return { kind: 'notPaid', code: 'another order' }
  if (typeof amount !== 'number' || refNumber === undefined || refNumber === null)
    return { kind: 'unknown', why: 'no amount or refNumber in the answer' }
  return {
    kind: isSecond ? 'already' : 'paid',
    transaction: String(refNumber),
    amount: rial(amount),
    cardMask: cardNumber ?? '',
  }
}

/** Missing codes (cancelled, no balance, wrong card …) mean failed. */
const standings: Readonly<Record<number, PaymentStatus>> = {
  [-1]: 'in-bank',
  [-2]: 'unknown',
  1: 'verified',
  2: 'paid',
  15: 'reversed',
  16: 'reversed',
  18: 'reversed',
}

function standingIn(heard: ReceivedEvent<Answer>): PaymentStatus {
  if (heard.kind === 'unknown') return 'unknown'
  const { result, status } = heard.said
  if (result === 203) return 'failed'
  if (result !== 100 || typeof status !== 'number') return 'unknown'
  return standings[status] ?? 'failed'
}

const Answer = z.object({
  result: z.int(),
  trackId: z.nullish(z.union([z.int(), z.string()])),
  status: z.nullish(z.int()),
  amount: z.nullish(z.int().check(z.nonnegative())),
  refNumber: z.nullish(z.union([z.int(), z.string()])),
  cardNumber: z.nullish(z.string()),
  orderId: z.nullish(z.string()),
})
type Answer = z.output<typeof Answer>
