import type { Rial } from '#money/rial.ts'
import {
  type ChargeRate,
  chargedFor,
  displayedRate,
  inUnits,
  isFresh,
  minorIn,
  worthOf,
} from '#payments/charged.ts'
import type {
  Claim,
  Gateway,
  Intent,
  PaymentStatus,
  Returned,
  ReturnSent,
  Started,
  Verdict,
} from '#payments/gateway.ts'
import { type Oppwa, type OppwaReceived, openOppwa } from '#payments/server/gateways/oppwa.ts'
import type { OppwaPayment } from '#payments/server/gateways/oppwa-response.ts'
import { oppwaResult } from '#payments/server/gateways/oppwa-results.ts'

export interface HyperpayOptions {
  readonly baseUrl: string
  readonly entityId: string
  readonly token: string
  /** default: dollars at the displayed rate */
  readonly rate?: ChargeRate
  /** how many days after it was set the rate may be charged at; for ever when nothing is said */
  readonly rateDays?: number | undefined
  readonly timeoutMs?: number
}

/** HyperPay (OPPWA COPYandPAY): their card form on our page; no rial, no verification. */
export function openHyperpay(options: HyperpayOptions): Gateway {
  const { rate = displayedRate('USD'), rateDays } = options
  const oppwa = openOppwa({ ...options, timeoutMs: options.timeoutMs ?? 10_000 })
  return {
    id: 5,
    name: 'hyperpay',
    title: 'هایپرپی (ویزا و مسترکارت)',
    isActive: true,
    caps: {
      currency: rate.currency,
      min: 1_000_000,
      max: 2_000_000_000,
      isSilentBeforeReturn: true,
      pageMinutes: 30,
      reverseWindowMinutes: 24 * 60,
    },
    mayBegin: (now) => rateDays === undefined || isFresh(rate, rateDays, now),
    start: async (intent) => begun({ ...options, rate }, oppwa, intent),
    parseReturn: returnedIn,
    verify: async (claim) => verdictOf(await oppwa.about(claim), claim),
    inquire: async (claim) => statusOf(await oppwa.about(claim), claim),
    listUnverified: async () => [],
    reverse: async (claim) => refunded(oppwa, claim),
  }
}

const checkoutId = /^[\w.-]{16,80}$/
const hash = /^sha(256|384|512)-[\w+/=]{40,100}$/

async function begun(
  { baseUrl, rate }: Pick<HyperpayOptions, 'baseUrl'> & { readonly rate: ChargeRate },
  oppwa: Oppwa,
  intent: Intent,
): Promise<Started> {
  const charged = chargedFor(intent.amount, rate)
  const heard = await oppwa.post('checkouts', {
    amount: inUnits(charged.minor),
    currency: rate.currency,
    paymentType: 'DB',
    merchantTransactionId: intent.attemptId,
    integrity: 'true',
  })
  if (heard.kind === 'unknown') return { kind: 'failed', why: heard.why }
  const { result, id: reference = '', integrity = '' } = heard.said
  if (oppwaResult(result.code) !== 'pending') return { kind: 'failed', why: `result ${result.code}` }
  if (!checkoutId.test(reference)) return { kind: 'failed', why: 'no checkout in the answer' }
  const page = new URL('/confirm/hyperpay', intent.returnAddress)
  page.searchParams.set('id', intent.attemptId)
  const fields = {
    script: `${baseUrl}/v1/paymentWidgets.js?checkoutId=${encodeURIComponent(reference)}`,
    shopperResultUrl: intent.returnAddress,
    ...(hash.test(integrity) ? { integrity } : {}),
  }
  return { kind: 'started', reference, action: { method: 'widget', address: page.href, fields }, charged }
}

/** The returned path is never followed, only compared with the checkout's. */
function returnedIn({ fields }: ReturnSent): Returned | undefined {
  const { id: reference, resourcePath } = fields
  if (typeof reference !== 'string' || !checkoutId.test(reference)) return undefined
  if (resourcePath !== `/v1/checkouts/${reference}/payment`) return undefined
  return { reference, claim: 'paid', facts: {} }
}

/** Same attempt, type and currency; the amount is compared elsewhere. */
function isOurs({ paymentType, merchantTransactionId, currency }: OppwaPayment, claim: Claim): boolean {
  return (
    paymentType === 'DB' && merchantTransactionId === claim.attemptId && currency === claim.charged?.currency
  )
}

function verdictOf(heard: OppwaReceived, claim: Claim): Verdict {
  if (heard.kind === 'unknown') return heard
  if (heard.kind === 'none')
    return oppwaResult(heard.code) === 'pending' ? { kind: 'pending' } : { kind: 'notPaid', code: heard.code }
  const { payment } = heard
  const result = oppwaResult(payment.result.code)
  if (result === 'pending') return { kind: 'pending' }
  if (result === 'lost') return { kind: 'unknown', why: `result ${payment.result.code}` }
  if (result !== 'ok') return { kind: 'notPaid', code: payment.result.code }
  if (!isOurs(payment, claim)) return { kind: 'notPaid', code: 'another payment' }
  const amount = takenBy(payment, claim)
  if (amount === undefined) return { kind: 'unknown', why: 'no amount in the answer' }
  const { bin = '', last4Digits = '' } = payment.card ?? {}
  const cardMask = `${bin.padEnd(12, '*')}${last4Digits}`
  return { kind: 'paid', transaction: payment.id, amount, cardMask }
}

/** Rial: the price if charged exactly, else its worth at the charge's rate. */
function takenBy(payment: OppwaPayment, { amount, charged }: Claim): Rial | undefined {
  const minor = minorIn(payment.amount)
  if (minor === undefined || charged === undefined) return undefined
  return minor === charged.minor ? amount : worthOf(minor, charged)
}

function statusOf(heard: OppwaReceived, claim: Claim): PaymentStatus {
  const verdict = verdictOf(heard, claim)
  if (verdict.kind === 'unknown') return 'unknown'
  if (verdict.kind === 'pending') return 'in-bank'
  if (verdict.kind !== 'notPaid') return 'verified'
  return verdict.code === 'another payment' ? 'paid' : 'failed'
}

async function refunded(oppwa: Oppwa, claim: Claim): Promise<'reversed' | 'refused' | 'unknown'> {
  const under = await oppwa.under(claim.attemptId)
  if (under.kind === 'unknown') return 'unknown'
  const isBack = (under.said.payments ?? []).some(
    ({ paymentType, result }) => paymentType === 'RF' && oppwaResult(result.code) === 'ok',
  )
  if (isBack) return 'reversed'
  const heard = await oppwa.about(claim)
  if (heard.kind === 'unknown') return 'unknown'
  if (heard.kind === 'none' || verdictOf(heard, claim).kind !== 'paid') return 'refused'
  const { id, amount, currency } = heard.payment
  const fields = { paymentType: 'RF', amount, currency, merchantTransactionId: claim.attemptId }
  const answer = await oppwa.post(`payments/${encodeURIComponent(id)}`, fields)
  if (answer.kind === 'unknown') return 'unknown'
  const result = oppwaResult(answer.said.result.code)
  if (result === 'ok') return 'reversed'
  return result === 'no' || result === 'none' ? 'refused' : 'unknown'
}
