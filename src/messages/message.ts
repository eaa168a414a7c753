import { type Channel, isReceiver } from '#messages/channels.ts'
import { type Slot, type TemplateName, templateOf } from '#messages/templates.ts'

export interface Message {
  /** by SMS unless it says otherwise */
  readonly channel?: Channel
  /** a full international number, `+989123456789`; for e-mail an address, for push the id of a browser */
  readonly to: string
  readonly template: TemplateName
  /** one value for each slot of the template, in its order */
  readonly tokens: readonly string[]
  /** the same key is told once, however often it is sent */
  readonly key?: string
  /** quiet hours hold it back until then */
  readonly notBefore?: Temporal.Instant
  /** the full number that is told by SMS when this channel refuses for good */
  readonly otherwise?: string
  /** whose news it is, where that is known; the message goes when he does */
  readonly userId?: string | undefined
  /** the news that it is one copy of, where it goes by several ways */
  readonly news?: string | undefined
  /** the page of ours that it is about: a path */
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
}

/** What a message gets wrong against its template, in words for a programmer; nothing when it may be sent. */
export function faultsOf(message: Message): readonly string[] {
  const { slots, event } = templateOf(message.template)
  const { channel = 'Sms', to, otherwise } = message
  return [
    ...(isReceiver(channel, to) ? [] : [nobody[channel]]),
    ...(otherwise === undefined || isReceiver('Sms', otherwise) ? [] : [nobody.Sms]),
    ...(channel === 'Bale' && message.template !== 'code' ? ['Bale carries codes alone'] : []),
    ...(channel === 'Push' && event === undefined ? ['push carries news alone'] : []),
    ...(message.opens === undefined || /^\/(?!\/)/.test(message.opens) ? [] : ['it opens no page of ours']),
    ...(message.tokens.length === slots.length ? [] : [`${slots.length} values are wanted`]),
    ...slots.flatMap((slot, at) => slotFaults(slot, message.tokens[at] ?? '')),
  ]
}

function slotFaults(slot: Slot, value: string): readonly string[] {
  if (value === '' || value.length > 100) return [`${slot} must have 1 to 100 characters`]
  const spaces = value.match(/\s/g)?.length ?? 0
  return spaces <= spacesAllowed[slot] ? [] : [`${slot} may hold ${spacesAllowed[slot]} spaces`]
}

/** The values by the names under which the provider wants them. */
export function slotsOf(
  template: TemplateName,
  tokens: readonly string[],
): Readonly<Partial<Record<Slot, string>>> {
  return Object.fromEntries(templateOf(template).slots.map((slot, at) => [slot, tokens[at] ?? '']))
}

/** The message as the receiver reads it. */
export function textOf(text: string, values: Readonly<Partial<Record<string, string>>>): string {
  return text.replace(/%(token(?:10|20|2|3)?)/g, (slot, name: string) => values[name] ?? slot)
}
