import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, maybe, type Trx } from '#database/database.ts'
import type { Channel } from '#messages/channels.ts'
import type { Message } from '#messages/message.ts'
import type { MessageWords } from '#messages/message-fields.ts'
import { templateOf, templates } from '#messages/templates.ts'

export interface Waiting {
  readonly id: string
  readonly channel: Channel
  readonly recipient: string
  readonly template: string
  readonly tokens: readonly string[]
  readonly worthUntil: Temporal.Instant
  /** number for an SMS if this channel refuses for good */
  readonly otherwise: string | null
  readonly userId: string | null
  /** the news it is a copy of */
  readonly news: string | null
  readonly opens: string | null
  /** who says it */
  readonly brand: string | null
}

export async function writeDown(
  trx: Trx,
  message: Message,
  { now, brand }: { readonly now: Temporal.Instant; readonly brand: string },
): Promise<string | undefined> {
  const id = randomUUID()
  const { channel = 'Sms', notBefore = null, otherwise = null, userId = null } = message
  const { news = null, opens = null } = message
  const worthUntil = worthOf(message, now)
  const written = await maybe(
    trx,
    sql<{ id: string }>`
      insert into messages.outbox
        (id, key, channel, recipient, template, tokens, created_at, worth_until, not_before, otherwise, user_id, news,
          opens, brand)
      values (${id}, ${message.key ?? id}, ${channel}, ${message.to}, ${message.template}, ${message.tokens},
        ${now}, ${worthUntil}, ${notBefore}, ${otherwise}, ${userId}, ${news}, ${opens}, ${brand})
      on conflict (key) do nothing returning id`,
  )
  return written?.id
}

/** Timely messages count from the event, others from when they may be sent. */
function worthOf({ template, notBefore }: Message, now: Temporal.Instant): Temporal.Instant {
  const { worthSeconds, isTimely } = templateOf(template)
  return (isTimely === true ? now : (notBefore ?? now)).add({ seconds: worthSeconds })
}

export function waiting(trx: Trx, id: string): Promise<Waiting | undefined> {
  return maybe(
    trx,
    sql<Waiting>`select id, channel, recipient, template, tokens, worth_until as "worthUntil", otherwise,
        user_id as "userId", news, opens, brand
      from messages.outbox where id = ${id} and state = 'waiting'`,
  )
}

export function heldBackUntil(
  trx: Trx,
  now: Temporal.Instant,
): Promise<readonly { readonly id: string; readonly channel: Channel }[]> {
  return all(
    trx,
    sql<{ id: string; channel: Channel }>`update messages.outbox set not_before = null
      where state = 'waiting' and not_before <= ${now} returning id, channel`,
  )
}

export interface End {
  readonly state: 'sent' | 'refused' | 'outdated'
  readonly at: Temporal.Instant
  readonly forget: boolean
  readonly providerId?: string
  readonly reason?: string
  /** of the desk, in which it was sent */
  readonly words?: MessageWords | undefined
}

export async function end(trx: Trx, id: string, how: End): Promise<boolean> {
  const ended = await maybe(
    trx,
    sql`update messages.outbox set
      state = ${how.state},
      ended_at = ${how.at},
      provider_id = ${how.providerId ?? null},
      reason = ${how.reason ?? null},
      words = ${how.words === undefined ? null : JSON.stringify(how.words)}::jsonb,
      tokens = case when ${how.forget} then null else tokens end
    where id = ${id} and state = 'waiting' returning id`,
  )
  return ended !== undefined
}

/** Their values are erased at the end. */
export const secretTemplates = Object.entries(templates)
  .filter(([, template]) => template.isSecret)
  .map(([name]) => name)

export async function outdate(trx: Trx, now: Temporal.Instant): Promise<void> {
  await sql`
    update messages.outbox set
      state = 'outdated',
      ended_at = ${now},
      tokens = case when template = any(${secretTemplates}) then null else tokens end
    where state = 'waiting' and worth_until < ${now}`.execute(trx)
}

export async function purge(trx: Trx, endedBefore: Temporal.Instant): Promise<number> {
  return affected(trx, sql`delete from messages.outbox where ended_at < ${endedBefore}`)
}
