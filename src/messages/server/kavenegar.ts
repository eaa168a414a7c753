import * as z from 'zod/mini'
import { slotsOf } from '#messages/message.ts'
import { brokenDown, type Carry, registeredName, type Sending } from '#messages/server/carrier.ts'

export interface KavenegarOptions {
  readonly baseUrl: string
  readonly apiKey: string
  /** of brands with an account of their own */
  readonly apiKeys?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
}

/** Receiver, characters, template or values are wrong: final. */
const final = new Set([411, 413, 422, 424, 431, 432])

/** Kavenegar lookup: HTTP 200 even on failure, `return.status` decides. */
export function openKavenegar(options: KavenegarOptions): Carry {
  const { baseUrl, apiKey, apiKeys = {}, timeoutMs = 10_000 } = options
  return async function carry({ to, template, tokens, brand, words }) {
    const named = registeredName({ brand, template, words })
    try {
      const account = apiKeys[brand ?? ''] ?? apiKey
      const response = await fetch(`${baseUrl}/v1/${account}/verify/lookup.json`, {
        method: 'POST',
        body: new URLSearchParams({ receptor: to, template: named, ...slotsOf(template, tokens) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return sendingIn(Answer.parse(await response.json()))
    } catch (error) {
      return brokenDown(error)
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
