import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { Message } from '#messages/message.ts'
import { templateOf, templates } from '#messages/templates.ts'

/** A message that waits to be sent. */
export interface Waiting {
  readonly id: string
  readonly recipient: string
  readonly template: string
  readonly tokens: readonly string[]
  readonly worthUntil: Temporal.Instant
}

/** Writes a message down; nothing when one with its key was written before. */
export async function writeDown(
  trx: Trx,
  message: Message,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const id = randomUUID()
  const worthUntil = now.add({ seconds: templateOf(message.template).worthSeconds })
  const written = await maybe(
    trx,
    sql<{ id: string }>`
      insert into messages.outbox (id, key, recipient, template, tokens, created_at, worth_until)
      values (${id}, ${message.key ?? id}, ${message.to}, ${message.template}, ${message.tokens}, ${now}, ${worthUntil})
      on conflict (key) do nothing returning id`,
  )
  return written?.id
}

export function waiting(trx: Trx, id: string): Promise<Waiting | undefined> {
  return maybe(
    trx,
    sql<Waiting>`select id, recipient, template, tokens, worth_until as "worthUntil"
      from messages.outbox where id = ${id} and state = 'waiting'`,
  )
}

export interface End {
  readonly state: 'sent' | 'refused' | 'outdated'
  readonly at: Temporal.Instant
  /** secret values go with the sending */
  readonly forget: boolean
  readonly providerId?: string
  readonly reason?: string
}

export async function end(trx: Trx, id: string, how: End): Promise<void> {
  await sql`
    update messages.outbox set
      state = ${how.state},
      ended_at = ${how.at},
      provider_id = ${how.providerId ?? null},
      reason = ${how.reason ?? null},
      tokens = case when ${how.forget} then null else tokens end
    where id = ${id} and state = 'waiting'`.execute(trx)
}

const secretTemplates = Object.entries(templates)
  .filter(([, template]) => template.isSecret)
  .map(([name]) => name)

/** Ends what is no longer worth sending. */
export async function outdate(trx: Trx, now: Temporal.Instant): Promise<void> {
  await sql`
    update messages.outbox set
      state = 'outdated',
      ended_at = ${now},
      tokens = case when template = any(${secretTemplates}) then null else tokens end
    where state = 'waiting' and worth_until < ${now}`.execute(trx)
}
