import * as z from 'zod/mini'
import {
  brokenDown,
  type Carry,
  type Letter,
  registeredName,
  type Sending,
} from '#messages/server/carrier.ts'
import { templateOf } from '#messages/templates.ts'

export interface WhatsappOptions {
  /** `https://graph.facebook.com/v23.0` */
  readonly baseUrl: string
  /** Meta's id of the sender's number */
  readonly phoneNumberId: string
  /** of brands with a number of their own */
  readonly phoneNumberIds?: Readonly<Record<string, string>>
  readonly token: string
  readonly timeoutMs?: number
}

const final = new Set([
  100, 131008, 131009, 131021, 131026, 131030, 131051, 132000, 132001, 132005, 132007, 132012, 132016,
])

/** Cloud API, approved templates only: ours with `_` for `-`, in Persian. The response says accepted, not delivered. */
export function openWhatsapp(options: WhatsappOptions): Carry {
  const { baseUrl, phoneNumberId, phoneNumberIds = {}, token, timeoutMs = 10_000 } = options
  return async function carry(letter) {
    try {
      const sender = phoneNumberIds[letter.brand ?? ''] ?? phoneNumberId
      const response = await fetch(`${baseUrl}/${sender}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(letter)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return sendingIn(await response.json())
    } catch (error) {
      return brokenDown(error)
    }
  }
}

function bodyOf(letter: Letter) {
  const { to, template, tokens } = letter
  const body = { type: 'body', parameters: tokens.map(textParameter) }
  const button = {
    type: 'button',
    sub_type: 'url',
    index: '0',
    parameters: tokens.slice(0, 1).map(textParameter),
  }
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.slice(1),
    type: 'template',
    template: {
      name: registeredName(letter).replaceAll('-', '_'),
      language: { code: 'fa', policy: 'deterministic' },
      components: templateOf(template).isSecret ? [body, button] : [body],
    },
  }
}

/** No line ends, tabs or runs of spaces. */
function textParameter(value: string) {
  return { type: 'text', text: value.replace(/\s+/g, ' ') }
}

const Answer = z.union([
  z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) }),
  z.object({ error: z.object({ code: z.number() }) }),
])

function sendingIn(told: unknown): Sending {
  const answer = Answer.parse(told)
  if ('messages' in answer) return { kind: 'sent', providerId: answer.messages[0]?.id ?? '' }
  const { code } = answer.error
  return { kind: final.has(code) ? 'refused' : 'later', reason: `code ${code}` }
}
