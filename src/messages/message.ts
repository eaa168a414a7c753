import { type Channel, isReceiver } from '#messages/channels.ts'
import { type Slot, type TemplateName, templateOf } from '#messages/templates.ts'

export interface Message {
  readonly channel?: Channel
  /** full phone number `+989123456789`, e-mail address, or a browser's id for push */
  readonly to: string
  readonly template: TemplateName
  /** one for each slot of the template */
  readonly tokens: readonly string[]
  /** idempotency key: sent once */
  readonly key?: string
  readonly notBefore?: Temporal.Instant
  /** phone number for an SMS if this channel refuses for good */
  readonly otherwise?: string
  readonly userId?: string | undefined
  /** the news it is a copy of, when sent by several channels */
  readonly news?: string | undefined
  readonly opens?: string | undefined
}

const nobody = {
  Sms: 'the number is not a full international one',
  Whatsapp: 'the number is not a full international one',
  Bale: 'the number is not a full international one',
  Email: 'the address is not one e-mail address',
  Push: 'the id is none of a browser',
} as const satisfies Record<Channel, string>

const spacesAllowed: Readonly<Record<Slot, number>> = {
  token: 0,
  token2: 0,
  token3: 0,
  token10: 5,
  token20: 8,
  letter: Number.POSITIVE_INFINITY,
}

/** Programming errors, in words; empty when it may be sent. */
export function faultsOf(message: Message): readonly string[] {
  const { slots, event } = templateOf(message.template)
  const { channel = 'Sms', to, otherwise } = message
  return [
    ...(isReceiver(channel, to) ? [] : [nobody[channel]]),
    ...(otherwise === undefined || isReceiver('Sms', otherwise) ? [] : [nobody.Sms]),
    ...(channel === 'Bale' && message.template !== 'code' ? ['Bale carries codes alone'] : []),
    ...(channel === 'Push' && event === undefined ? ['push carries news alone'] : []),
    ...(slots.includes('letter') && channel !== 'Email' ? ['letters go by e-mail alone'] : []),
    ...(message.opens === undefined || /^\/(?!\/)/.test(message.opens) ? [] : ['it opens no page of ours']),
    ...(message.tokens.length === slots.length ? [] : [`${slots.length} values are wanted`]),
    ...slots.flatMap((slot, at) => slotFaults(slot, message.tokens[at] ?? '')),
  ]
}

const longestLetter = 3000

function slotFaults(slot: Slot, value: string): readonly string[] {
  const most = slot === 'letter' ? longestLetter : 100
  if (value === '' || value.length > most) return [`${slot} must have 1 to ${most} characters`]
  const spaces = value.match(/\s/g)?.length ?? 0
  return spaces <= spacesAllowed[slot] ? [] : [`${slot} may hold ${spacesAllowed[slot]} spaces`]
}

export function slotsOf(
  template: TemplateName,
  tokens: readonly string[],
): Readonly<Partial<Record<Slot, string>>> {
  return Object.fromEntries(templateOf(template).slots.map((slot, at) => [slot, tokens[at] ?? '']))
}

export function textOf(text: string, values: Readonly<Partial<Record<string, string>>>): string {
  return text.replace(/%(token(?:10|20|2|3)?|letter)/g, (slot, name: string) => values[name] ?? slot)
}
