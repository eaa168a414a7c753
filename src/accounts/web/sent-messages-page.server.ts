import { type LoaderFunctionArgs, redirect } from 'react-router'
import { clockTime, dateSeenFrom } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { NewsChannel } from '#messages/channels.ts'
import type { SentMessage } from '#messages/server/messages.ts'
import { STORED_DAYS } from '#messages/stored-messages.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

export interface SentMessageView {
  readonly title: string
  readonly text: string
  readonly when: string
  readonly channels: readonly NewsChannel[]
  readonly opens: string | undefined
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') throw redirect('/?next=/profile/notifications/told')
  const { messages, clock } = agencyOf(context, 'accounts')
  const page = pageIn(request.url)
  const { told, hasOlder } = await messages.sentTo(visitor.userId, page)
  const now = clock.now()
  return {
    told: told.map((one) => shown(one, now)),
    keptDays: STORED_DAYS,
    page,
    newer: page > 1 ? addressOf(page - 1) : undefined,
    older: hasOlder ? addressOf(page + 1) : undefined,
  }
}

function pageIn(address: string): number {
  const page = Number(new URL(address).searchParams.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1
}

function addressOf(page: number): string {
  return page === 1 ? '/profile/notifications/told' : `/profile/notifications/told?page=${page}`
}

function shown({ title, text, at, channels, opens }: SentMessage, now: Temporal.Instant): SentMessageView {
  const local = at.toZonedDateTimeISO(iranZone)
  const today = now.toZonedDateTimeISO(iranZone).toPlainDate()
  return {
    title,
    text: text.replace(`${title}.\n`, ''),
    when: `${dateSeenFrom(today, local.toPlainDate())}، ساعت ${clockTime(local)}`,
    channels,
    opens,
  }
}
