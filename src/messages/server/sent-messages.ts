import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { type NewsChannel, newsChannels } from '#messages/channels.ts'
import { slotsOf, textOf } from '#messages/message.ts'
import type { MessageWords } from '#messages/message-fields.ts'
import { secretTemplates } from '#messages/server/outbox.ts'
import { isTemplateName, templateOf } from '#messages/templates.ts'

export interface SentMessage {
  readonly title: string
  readonly text: string
  readonly at: Temporal.Instant
  readonly channels: readonly NewsChannel[]
  readonly opens: string | undefined
}

interface SentRow {
  readonly template: string
  readonly tokens: readonly string[]
  readonly opens: string | null
  readonly words: MessageWords | null
  readonly channels: readonly NewsChannel[]
  readonly at: Temporal.Instant
}

const take = 20

/** Newest first; what is still in the outbox, without codes. */
export async function sentTo(
  database: Database,
  userId: string,
  page: number,
): Promise<{ readonly told: readonly SentMessage[]; readonly hasOlder: boolean }> {
  const rows = await all(
    database,
    sql<SentRow>`select min(template) as template, min(tokens) as tokens, min(opens) as opens, min(words::text)::jsonb as words,
        array_agg(distinct channel) as channels, min(ended_at) as at
      from messages.outbox
      where user_id = ${userId} and state = 'sent' and tokens is not null
        and template <> all(${secretTemplates}::text[])
      group by coalesce(news, key) order by min(ended_at) desc, coalesce(news, key)
      limit ${take + 1} offset ${(page - 1) * take}`,
  )
  return { told: rows.slice(0, take).flatMap(written), hasOlder: rows.length > take }
}

function written({ template, tokens, opens, channels, at, words }: SentRow): readonly SentMessage[] {
  // the template may have been removed
  if (!isTemplateName(template)) return []
  const { mail, ...own } = templateOf(template)
  const { text, subject } = words ?? { text: own.text, subject: mail.subject }
  return [
    {
      title: subject,
      text: textOf(text, slotsOf(template, tokens)),
      at,
      channels: newsChannels.filter((channel) => channels.includes(channel)),
      opens: opens ?? undefined,
    },
  ]
}
