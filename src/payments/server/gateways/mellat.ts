import * as z from 'zod/mini'
import { iranZone } from '#calendar/zones.ts'
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
import type { ReceivedEvent } from '#payments/server/gateways/gateway-client.ts'
import { askSoap } from '#payments/server/gateways/soap.ts'

export interface MellatOptions {
  readonly baseUrl: string
  readonly terminalId: string
  readonly userName: string
  readonly userPassword: string
  readonly timeoutMs?: number
  readonly now?: () => Temporal.Instant
}

/** Behpardakht Mellat, SOAP: verified, then settled, both by SaleReferenceId.
 * Answers are codes without amounts; one named by the browser can only refuse. */
export function openMellat(options: MellatOptions): Gateway {
  const { baseUrl } = options
  const ask = askerOf(options)
  return {
    id: 4,
    name: 'mellat',
    title: 'به‌پرداخت ملت',
    isActive: true,
    caps: {
      currency: 'IRR',
      min: 10_000,
      max: 2_000_000_000,
      isSilentBeforeReturn: true,
      pageMinutes: 15,
      verifyWindowMinutes: 15,
      reverseWindowMinutes: 15,
    },
    start: async (intent) =>
      startedBy(await ask('bpPayRequest', requestOf(intent, options.now ?? Temporal.Now.instant)), {
        baseUrl,
        intent,
      }),
    parseReturn: returnedIn,
    verify: async (claim) => claimFault(claim) ?? takenBy(ask, claim),
    inquire: async (claim) =>
      claim.returned === undefined
        ? 'in-bank'
        : isSuccess(claim.returned)
          ? standingIn(await ask('bpInquiryRequest', saleOf(claim)))
          : 'failed',
    listUnverified: async () => [],
    reverse: async (claim) => {
      if (claim.returned === undefined || !isSuccess(claim.returned)) return 'refused'
      const heard = await ask('bpReversalRequest', saleOf(claim))
      if (heard.kind === 'unknown') return 'unknown'
      // 48: reversed before
      return heard.said === '0' || heard.said === '48' ? 'reversed' : 'refused'
    },
  }
}

type Fields = Readonly<Record<string, string | number>>
type Ask = (call: string, fields: Fields) => Promise<ReceivedEvent<string>>

function askerOf({ baseUrl, terminalId, userName, userPassword, timeoutMs = 10_000 }: MellatOptions): Ask {
  return (call, fields) =>
    askSoap({
      address: `${baseUrl}/pgwchannel/services/pgw`,
      namespace: 'http://interfaces.core.sw.bps.com/',
      call,
      fields: { terminalId, userName, userPassword, ...fields },
      timeoutMs,
    })
}

function requestOf(
  { serial, amount, description, returnAddress }: Intent,
  now: () => Temporal.Instant,
): Fields {
  const [day = '', time = ''] = now().toZonedDateTimeISO(iranZone).toPlainDateTime().toString().split('T')
  return {
    orderId: serial,
    amount,
    localDate: day.replaceAll('-', ''),
    localTime: time.slice(0, 8).replaceAll(':', ''),
    additionalData: description,
    callBackUrl: returnAddress,
    payerId: 0,
  }
}

function startedBy(
  heard: ReceivedEvent<string>,
  { baseUrl, intent }: { readonly baseUrl: string; readonly intent: Intent },
): Started {
  if (heard.kind === 'unknown') return { kind: 'failed', why: heard.why }
  const [code, reference = ''] = heard.said.split(',')
  if (code !== '0') return { kind: 'failed', why: `code ${code}` }
  if (!referenceId.test(reference)) return { kind: 'failed', why: 'no RefId in the answer' }
  const fields = {
    RefId: reference,
    ...(intent.mobile === undefined ? {} : { MobileNo: `98${intent.mobile.slice(1)}` }),
  }
  const address = `${baseUrl}/pgwchannel/startpay.mellat`
  return { kind: 'started', reference, action: { method: 'POST', address, fields } }
}

const referenceId = /^[0-9A-Za-z]{8,64}$/

const Facts = z.object({
  RefId: z.string().check(z.regex(referenceId)),
  ResCode: z.string().check(z.regex(/^\d{1,4}$/)),
  SaleOrderId: z._default(z.string().check(z.regex(/^\d{0,19}$/)), ''),
  SaleReferenceId: z._default(z.string().check(z.regex(/^\d{0,19}$/)), ''),
  FinalAmount: z._default(z.string().check(z.regex(/^\d{0,15}$/)), ''),
  CardHolderPan: z._default(z.string().check(z.regex(/^[\d*xX-]{0,24}$/)), ''),
})

function returnedIn({ fields }: ReturnSent): Returned | undefined {
  const read = Facts.safeParse(fields)
  if (!read.success) return undefined
  const { RefId: reference, ...facts } = read.data
  return { reference, claim: isSuccess(facts) ? 'paid' : 'not-paid', facts }
}

function isSuccess(facts: NonNullable<Claim['returned']>): boolean {
  return facts['ResCode'] === '0' && (facts['SaleReferenceId'] ?? '') !== ''
}

/** What is not verified: nobody came back, or with a no, with another order's number, or with another amount. */
function claimFault({ returned, serial, amount }: Claim): Verdict | undefined {
  if (returned === undefined) return { kind: 'notPaid', code: 'no return' }
  if (!isSuccess(returned)) return { kind: 'notPaid', code: returned['ResCode'] ?? '' }
  if (returned['SaleOrderId'] !== String(serial)) return { kind: 'notPaid', code: 'another order' }
  const { FinalAmount: named = '' } = returned
  return named === '' || Number(named) === amount ? undefined : { kind: 'notPaid', code: 'another amount' }
}

function saleOf({ serial, returned }: Claim): Fields {
  return { orderId: serial, saleOrderId: serial, saleReferenceId: returned?.['SaleReferenceId'] ?? '' }
}

/** 43: verified before · 45: settled before. Only settled money is ours. */
async function takenBy(ask: Ask, claim: Claim): Promise<Verdict> {
  const verified = await ask('bpVerifyRequest', saleOf(claim))
  if (verified.kind === 'unknown') return verified
  if (verified.said !== '0' && verified.said !== '43') return refusedWith(verified.said)
  const settled = await ask('bpSettleRequest', saleOf(claim))
  if (settled.kind === 'unknown') return settled
  if (settled.said !== '0' && settled.said !== '45') return refusedWith(settled.said)
  return {
    kind: verified.said === '0' ? 'paid' : 'already',
    transaction: claim.returned?.['SaleReferenceId'] ?? '',
    amount: claim.amount,
    cardMask: claim.returned?.['CardHolderPan'] ?? '',
  }
}

/** 11–19: card rejected (17: payer cancelled) · 42, 54, 55: no such sale · 48: reversed */
const notPaid = new Set(['11', '12', '13', '14', '15', '16', '17', '18', '19', '42', '48', '54', '55'])

function refusedWith(code: string): Verdict {
  return notPaid.has(code) ? { kind: 'notPaid', code } : { kind: 'unknown', why: `code ${code}` }
}

function standingIn(heard: ReceivedEvent<string>): PaymentStatus {
  if (heard.kind === 'unknown') return 'unknown'
  if (heard.said === '0' || heard.said === '43') return 'paid'
  if (heard.said === '45') return 'verified'
  if (heard.said === '48') return 'reversed'
  return notPaid.has(heard.said) ? 'failed' : 'unknown'
}
