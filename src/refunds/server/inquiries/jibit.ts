import * as z from 'zod/mini'
import { ibanDigits, isIban } from '#money/bank-account.ts'
import type { AccountInquiry, InquiryOutcome } from '#refunds/server/inquiries/inquiry.ts'

export interface JibitOptions {
  /** `https://napi.jibit.ir/ide`, or our simulator */
  readonly baseUrl: string
  readonly apiKey: string
  readonly secretKey: string
  readonly timeoutMs?: number
}

const Tokens = z.object({ accessToken: z.string().check(z.minLength(1)) })
const CardResponse = z.object({
  number: z.string(),
  ibanInfo: z.object({ iban: z.string(), status: z.string() }),
})
const Matched = z.object({ matched: z.boolean() })
const Failure = z.object({ code: z.string() })

const ofTheAccount = /^(?:card|card_number|iban|identity_info)\./
/** a bank offline, which says nothing about its cards */
const ofTheBank = /provider_is_not_active|source_bank_is_not_active/

/** Jibit's inquiries, version 1. Unclear answers are unknown; an expired token is renewed once. */
export function openJibit(options: JibitOptions): AccountInquiry {
  let token: Promise<string | undefined> | undefined
  const ask = async (path: string): Promise<JibitResponse> => {
    token ??= tokenFrom(options)
    const used = token
    const bearer = await used
    const heard = bearer === undefined ? silent : await hear(options, path, { bearer })
    if (bearer !== undefined && heard.status !== 401) return heard
    if (token === used) token = undefined
    if (bearer === undefined) return heard
    token ??= tokenFrom(options)
    const fresh = await token
    return fresh === undefined ? silent : hear(options, path, { bearer: fresh })
  }
  return {
    async ibanOfCard(cardNumber) {
      const heard = await ask(`/v1/cards?${new URLSearchParams({ number: cardNumber, iban: 'true' })}`)
      const card = CardResponse.safeParse(heard.body)
      if (heard.status !== 200 || !card.success) return noAnswer(heard)
      const iban = ibanDigits(card.data.ibanInfo.iban)
      if (card.data.number !== cardNumber || !isIban(iban)) return { kind: 'unknown', why: 'another card' }
      const { status } = card.data.ibanInfo
      return status === 'ACTIVE' ? { kind: 'told', iban } : { kind: 'refused', why: `iban ${status}` }
    },
    async isHolder(iban, name) {
      const heard = await ask(`/v1/services/matching?${new URLSearchParams({ iban: `IR${iban}`, name })}`)
      const answer = Matched.safeParse(heard.body)
      if (heard.status !== 200 || !answer.success) return noAnswer(heard)
      return { kind: 'told', matches: answer.data.matched }
    },
  }
}

interface JibitResponse {
  /** 0 without a response */
  readonly status: number
  readonly body: unknown
}

const silent: JibitResponse = { status: 0, body: undefined }

async function tokenFrom(options: JibitOptions): Promise<string | undefined> {
  const { apiKey, secretKey } = options
  const heard = await hear(options, '/v1/tokens/generate', { fields: { apiKey, secretKey } })
  const tokens = Tokens.safeParse(heard.body)
  return heard.status === 200 && tokens.success ? tokens.data.accessToken : undefined
}

async function hear(
  { baseUrl, timeoutMs = 5_000 }: JibitOptions,
  path: string,
  { bearer, fields }: { readonly bearer?: string; readonly fields?: object },
): Promise<JibitResponse> {
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method: fields === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(fields && { 'content-type': 'application/json' }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(fields && { body: JSON.stringify(fields) }),
    })
    return { status: response.status, body: await response.json() }
  } catch {
    // no connection, timeout and malformed JSON are treated alike
    return silent
  }
}

function noAnswer({ status, body }: JibitResponse): Exclude<InquiryOutcome<object>, { kind: 'told' }> {
  const failure = Failure.safeParse(body)
  if (!failure.success) return { kind: 'unknown', why: `answered ${status}` }
  const { code } = failure.data
  const isRefusal = status < 500 && ofTheAccount.test(code) && !ofTheBank.test(code)
  return { kind: isRefusal ? 'refused' : 'unknown', why: code }
}
