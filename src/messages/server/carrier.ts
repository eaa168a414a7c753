import type { Channel } from '#messages/channels.ts'
import type { TemplateName } from '#messages/templates.ts'

/** A message as it is handed to whoever brings it. */
export interface Letter {
  /** the same in every try, so that a receiver can tell a second copy */
  readonly id: string
  readonly to: string
  readonly template: TemplateName
  readonly tokens: readonly string[]
  /** the page of ours that it is about: a path */
  readonly opens: string | null
  /** from then on nobody should read it any more */
  readonly worthUntil: Temporal.Instant
}

/** `refused` is final: no repeating helps. `later`: nobody knows, or not now; try again. */
export type Sending =
  | { readonly kind: 'sent'; readonly providerId: string }
  | { readonly kind: 'refused' | 'later'; readonly reason: string }

/** Brings one message by one way; never throws. */
export type Carry = (letter: Letter) => Promise<Sending>

/** Who brings messages by which way; a way without one is closed. */
export type Carriers = Readonly<Partial<Record<Channel, Carry>>>

/** What an exchange that broke down comes to. The name only: a message could quote an address, a key or a code. */
export function brokenDown(error: unknown): Sending {
  return { kind: 'later', reason: error instanceof Error ? error.name : 'no answer' }
}
