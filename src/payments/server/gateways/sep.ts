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

export interface SepOptions {
  readonly baseUrl: string
  readonly terminalId: string
  readonly timeoutMs?: number
}

/** Saman Electronic Payment: verifies by RefNum; without an inquiry,
 * a lost return goes back to the card after half an hour. */
export function openSep({ baseUrl, terminalId, timeoutMs = 10_000 }: SepOptions): Gateway {
  const settle = (call: string, claim: Claim) => {
    const fields = { RefNum: claim.returned?.['RefNum'], TerminalNumber: Number(terminalId) }
    const address = `${baseUrl}/verifyTxnRandomSessionkey/ipg/${call}`
    return askJson({ address, timeoutMs, ...asJson(fields) }, Settled)
  }
  return {
    id: 3,
    name: 'sep',
    title: 'سامان (سپ)',
    isActive: true,
    caps: {
      currency: 'IRR',
      min: 10_000,
      max: 2_000_000_000,
      isSilentBeforeReturn: true,
      pageMinutes: 20,
      verifyWindowMinutes: 30,
      reverseWindowMinutes: 50,
    },
    start: async ({ amount, attemptId, returnAddress, mobile }) => {
      const fields = { action: 'token', TerminalId: terminalId, Amount: amount, ResNum: attemptId }
      const rest = { RedirectUrl: returnAddress, ...(mobile === undefined ? {} : { CellNumber: mobile }) }
      const address = `${baseUrl}/onlinepg/onlinepg`
      return startedBy(
        await askJson({ address, timeoutMs, ...asJson({ ...fields, ...rest }) }, Token),
        baseUrl,
      )
    },
    parseReturn: returnedIn,
    verify: async (claim) =>
      claimFault(claim) ?? verdictIn(await settle('VerifyTransaction', claim), { claim, terminalId }),
    inquire: async ({ returned }) => standingBy(returned),
    listUnverified: async () => [],
    reverse: async (claim) => {
      if (claimFault(claim) !== undefined) return 'refused'
      const heard = await settle('ReverseTransaction', claim)
      if (heard.kind === 'unknown') return 'unknown'
      // 5: reversed before
      return heard.said.ResultCode === 0 || heard.said.ResultCode === 5 ? 'reversed' : 'refused'
    },
  }
}

const token = /^[\w+/=.~-]{8,128}$/

function startedBy(heard: ReceivedEvent<z.output<typeof Token>>, baseUrl: string): Started {
  if (heard.kind === 'unknown') return { kind: 'failed', why: heard.why }
  const { status, token: reference = '', errorCode } = heard.said
  if (status !== 1) return { kind: 'failed', why: `errorCode ${errorCode}` }
  if (!token.test(reference)) return { kind: 'failed', why: 'no token in the answer' }
  const address = `${baseUrl}/OnlinePG/OnlinePG`
  return {
    kind: 'started',
    reference,
    action: { method: 'POST', address, fields: { Token: reference, GetMethod: '' } },
  }
}

const Facts = z.object({
  Token: z.string().check(z.regex(token)),
  ResNum: z._default(z.string().check(z.maxLength(64)), ''),
  RefNum: z._default(z.string().check(z.regex(/^[\w+/=.~-]{0,128}$/)), ''),
  State: z._default(z.string().check(z.maxLength(64)), ''),
  Status: z._default(z.string().check(z.regex(/^-?\d{1,4}$/)), ''),
})

function returnedIn({ fields }: ReturnSent): Returned | undefined {
  const read = Facts.safeParse(fields)
  if (!read.success) return undefined
  const { Token: reference, ...facts } = read.data
  return isSuccess(facts)
    ? { reference, claim: 'paid', facts, receipt: facts.RefNum }
    : { reference, claim: 'not-paid', facts }
}

function isSuccess(facts: NonNullable<Claim['returned']>): boolean {
  return facts['State'] === 'OK' && facts['Status'] === '2' && (facts['RefNum'] ?? '') !== ''
}

/** What cannot be verified: nobody came back, or with a no, or with the receipt of another attempt. */
function claimFault({ returned, attemptId }: Claim): Verdict | undefined {
  if (returned === undefined) return { kind: 'notPaid', code: 'no return' }
  if (!isSuccess(returned)) return { kind: 'notPaid', code: `status ${returned['Status']}` }
  return returned['ResNum'] === attemptId ? undefined : { kind: 'notPaid', code: 'another order' }
}

/** −2: no such receipt · −6: too late, reversed · 5: reversed. Other codes concern us, not the payment. */
const notPaid = new Set([-2, -6, 5])

function verdictIn(
  heard: ReceivedEvent<z.output<typeof Settled>>,
  { claim, terminalId }: { readonly claim: Claim; readonly terminalId: string },
): Verdict {
  if (heard.kind === 'unknown') return heard
  const { ResultCode: code, TransactionDetail: detail } = heard.said
  if (notPaid.has(code)) return { kind: 'notPaid', code: String(code) }
  if (code !== 0 && code !== 2) return { kind: 'unknown', why: `ResultCode ${code}` }
  if (detail === undefined || detail === null) return { kind: 'unknown', why: 'no detail in the answer' }
  if (String(detail.TerminalNumber) !== terminalId || detail.RefNum !== claim.returned?.['RefNum'])
    return { kind: 'notPaid', code: 'another receipt' }
  return {
    kind: code === 2 ? 'already' : 'paid',
    transaction: detail.RefNum,
    amount: rial(detail.AffectiveAmount),
    cardMask: detail.MaskedPan ?? '',
  }
}

/** Without an inquiry only the return tells; unverified payments are reversed automatically. */
function standingBy(returned: Claim['returned']): PaymentStatus {
  if (returned === undefined) return 'in-bank'
  return isSuccess(returned) ? 'reversed' : 'failed'
}

const Token = z.object({
  status: z.int(),
  token: z.optional(z.string()),
  errorCode: z.nullish(z.union([z.int(), z.string()])),
})
const Settled = z.object({
  ResultCode: z.int(),
  TransactionDetail: z.nullish(
    z.object({
      RefNum: z.string(),
      TerminalNumber: z.union([z.int(), z.string()]),
      MaskedPan: z.nullish(z.string()),
      AffectiveAmount: z.int().check(z.nonnegative()),
    }),
  ),
})
