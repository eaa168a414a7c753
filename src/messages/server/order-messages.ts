import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { Channel } from '#messages/channels.ts'
import { slotsOf, textOf } from '#messages/message.ts'
import type { MessageWords } from '#messages/message-fields.ts'
import { secretTemplates } from '#messages/server/outbox.ts'
import { isTemplateName, templateOf } from '#messages/templates.ts'

export interface OrderMessage {
  readonly id: string
  readonly channel: Channel
  readonly state: 'waiting' | 'sent' | 'refused' | 'outdated'
  readonly title: string
  readonly text: string
  readonly at: Temporal.Instant
  /** the provider's, when it refused */
  readonly reason: string | null
}

type Stored = Omit<OrderMessage, 'title' | 'text'> & {
  readonly template: string
  readonly tokens: readonly string[]
  readonly words: MessageWords | null
}

export async function messagesAboutOrder(
  trx: Trx,
  userId: string,
  orderId: string,
): Promise<readonly OrderMessage[]> {
  const rows = await all(
    trx,
    sql<Stored>`select id, channel, state, template, tokens, words, coalesce(ended_at, created_at) as at, reason
      from messages.outbox
      where user_id = ${userId} and tokens is not null and template <> all(${secretTemplates}::text[])
        and (position(${orderId} in key) > 0 or position(${orderId} in coalesce(news, '')) > 0
          or position(${orderId} in coalesce(opens, '')) > 0)
      order by created_at, id`,
  )
  return rows.flatMap(({ template, tokens, words, ...row }) => {
    // the template may have been removed
    if (!isTemplateName(template)) return []
    const { mail, ...own } = templateOf(template)
    const { text, subject } = words ?? { text: own.text, subject: mail.subject }
    return [{ ...row, title: subject, text: textOf(text, slotsOf(template, tokens)) }]
  })
}
