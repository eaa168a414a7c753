import type { Channel } from '#messages/channels.ts'
import type { MessageWords } from '#messages/message-fields.ts'
import type { TemplateName } from '#messages/templates.ts'

export interface Letter {
  /** the same in every try, so that duplicates can be detected */
  readonly id: string
  readonly to: string
  readonly template: TemplateName
  /** a further brand's; the first one's templates bear no name */
  readonly brand?: string | undefined
  readonly tokens: readonly string[]
  readonly opens: string | null
  /** of the desk, in place of the template's own */
  readonly words?: MessageWords | undefined
  /** not worth reading afterwards */
  readonly worthUntil: Temporal.Instant
}

/** `refused` is final; `later`: unknown or not now, try again. */
export type Sending =
  | { readonly kind: 'sent'; readonly providerId: string }
  | { readonly kind: 'refused' | 'later'; readonly reason: string }

export type Carry = (letter: Letter) => Promise<Sending>

export type Carriers = Readonly<Partial<Record<Channel, Carry>>>

/** Providers know a further brand's templates by its name before ours: `chakavak-code`. */
export function registeredName({
  brand,
  template,
  words,
}: Pick<Letter, 'brand' | 'template' | 'words'>): string {
  if (words !== undefined && words.registered !== '') return words.registered
  return brand === undefined ? template : `${brand}-${template}`
}

/** Only the error's name: its message could quote an address, key or code. */
export function brokenDown(error: unknown): Sending {
  return { kind: 'later', reason: error instanceof Error ? error.name : 'no answer' }
}
