import * as z from 'zod/mini'
import { slotsOf } from '#messages/message.ts'
import type { TemplateName } from '#messages/templates.ts'

export interface KavenegarOptions {
  readonly baseUrl: string
  readonly apiKey: string
  readonly timeoutMs?: number
}

export interface Sms {
  readonly to: string
  readonly template: TemplateName
  readonly tokens: readonly string[]
}

/** `refused` is final: no repeating helps. `later`: nobody knows, or not now; try again. */
export type Sending =
  | { readonly kind: 'sent'; readonly providerId: string }
  | { readonly kind: 'refused' | 'later'; readonly reason: string }

export type SendSms = (sms: Sms) => Promise<Sending>

/** Receiver, characters, template or its values are wrong: the same message will not pass tomorrow either. */
const final = new Set([411, 413, 422, 424, 431, 432])

/** Kavenegar's lookup: HTTP 200 even on failure, `return.status` decides. */
export function openKavenegar({ baseUrl, apiKey, timeoutMs = 10_000 }: KavenegarOptions): SendSms {
  return async function send({ to, template, tokens }) {
    try {
      const response = await fetch(`${baseUrl}/v1/${apiKey}/verify/lookup.json`, {
        method: 'POST',
        body: new URLSearchParams({ receptor: to, template, ...slotsOf(template, tokens) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return sendingIn(Answer.parse(await response.json()))
    } catch (error) {
      // the name only: a message could quote the address, and with it the key
      return { kind: 'later', reason: error instanceof Error ? error.name : 'no answer' }
    }
  }
}

const Answer = z.object({
  return: z.object({ status: z.number() }),
  entries: z.optional(z.nullable(z.array(z.object({ messageid: z.number() })))),
})

function sendingIn({ return: { status }, entries }: z.output<typeof Answer>): Sending {
  if (status === 200) return { kind: 'sent', providerId: String(entries?.[0]?.messageid ?? '') }
  return { kind: final.has(status) ? 'refused' : 'later', reason: `status ${status}` }
}
