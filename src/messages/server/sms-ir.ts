import * as z from 'zod/mini'
import { slotsOf } from '#messages/message.ts'
import {
  brokenDown,
  type Carry,
  type Letter,
  registeredName,
  type Sending,
} from '#messages/server/carrier.ts'

export interface SmsIrOptions {
  readonly baseUrl: string
  readonly apiKey: string
  readonly templates: Readonly<Record<string, number>>
  readonly timeoutMs?: number
}

/** sms.ir's limit for a value. */
const longestValue = 25

export function openSmsIr(options: SmsIrOptions): Carry {
  const { baseUrl, apiKey, templates, timeoutMs = 10_000 } = options
  return async function carry(letter) {
    const templateId = templates[registeredName(letter)]
    const isTooLong = letter.tokens.some((value) => value.length > longestValue)
    if (templateId === undefined || isTooLong || !letter.to.startsWith('+98'))
      return { kind: 'refused', reason: 'not for this provider' }
    try {
      const response = await fetch(`${baseUrl}/v1/send/verify`, {
        method: 'POST',
        headers: { 'x-api-key': apiKey, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(bodyOf(letter, templateId)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return sendingIn(Answer.parse(await response.json()))
    } catch (error) {
      return brokenDown(error)
    }
  }
}

function bodyOf({ to, template, tokens }: Letter, templateId: number) {
  const parameters = Object.entries(slotsOf(template, tokens)).map(([slot, value]) => ({
    name: slot.toUpperCase(),
    value,
  }))
  return { mobile: to.replace('+98', '0'), templateId, parameters }
}

const Answer = z.object({
  status: z.number(),
  data: z.optional(z.nullable(z.object({ messageId: z.optional(z.number()) }))),
})

function sendingIn({ status, data }: z.output<typeof Answer>): Sending {
  if (status === 1) return { kind: 'sent', providerId: String(data?.messageId ?? '') }
  return { kind: 'later', reason: `status ${status}` }
}
