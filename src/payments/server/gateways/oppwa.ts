import type { Claim } from '#payments/gateway.ts'
import { askJson, type ReceivedEvent } from '#payments/server/gateways/gateway-client.ts'
import {
  OppwaCheckout,
  OppwaFound,
  type OppwaPayment,
  OppwaStatus,
} from '#payments/server/gateways/oppwa-response.ts'
import { oppwaResult } from '#payments/server/gateways/oppwa-results.ts'

export type OppwaReceived =
  | { readonly kind: 'payment'; readonly payment: OppwaPayment }
  | { readonly kind: 'none'; readonly code: string }
  | { readonly kind: 'unknown'; readonly why: string }

export interface Oppwa {
  post(
    path: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<ReceivedEvent<ReturnType<typeof OppwaCheckout.parse>>>
  /** By checkout; once that is over, by our id. */
  about(claim: Pick<Claim, 'attemptId' | 'reference'>): Promise<OppwaReceived>
  /** All payments and refunds under our number of an attempt. */
  under(attemptId: string): Promise<ReceivedEvent<ReturnType<typeof OppwaFound.parse>>>
}

export interface OppwaAccess {
  readonly baseUrl: string
  readonly entityId: string
  readonly token: string
  readonly timeoutMs: number
}

export function openOppwa({ baseUrl, entityId, token, timeoutMs }: OppwaAccess): Oppwa {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const questionOf = (path: string, query: Readonly<Record<string, string>>) => ({
    address: `${baseUrl}/v1/${path}?${new URLSearchParams({ entityId, ...query })}`,
    method: 'GET' as const,
    headers,
    timeoutMs,
  })
  const under: Oppwa['under'] = (attemptId) =>
    askJson(questionOf('query', { merchantTransactionId: attemptId }), OppwaFound)
  return {
    post: (path, fields) =>
      askJson(
        {
          address: `${baseUrl}/v1/${path}`,
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ entityId, ...fields }).toString(),
          timeoutMs,
        },
        OppwaCheckout,
      ),
    // never by a path from a browser
    about: async ({ reference, attemptId }) => {
      const path = `checkouts/${encodeURIComponent(reference)}/payment`
      const heard = await askJson(questionOf(path, {}), OppwaStatus)
      if (heard.kind === 'unknown') return debitIn(await under(attemptId))
      if ('id' in heard.said) return { kind: 'payment', payment: heard.said }
      const { code } = heard.said.result
      const isOver = ['none', 'lost'].includes(oppwaResult(code))
      return isOver ? debitIn(await under(attemptId)) : { kind: 'none', code }
    },
    under,
  }
}

function debitIn(heard: Awaited<ReturnType<Oppwa['under']>>): OppwaReceived {
  if (heard.kind === 'unknown') return heard
  const { result, payments = [] } = heard.said
  const debits = payments.filter(({ paymentType }) => paymentType === 'DB')
  const payment = debits.find((each) => oppwaResult(each.result.code) === 'ok') ?? debits.at(-1)
  if (payment !== undefined) return { kind: 'payment', payment }
  return oppwaResult(result.code) === 'lost'
    ? { kind: 'unknown', why: `result ${result.code}` }
    : { kind: 'none', code: result.code }
}
