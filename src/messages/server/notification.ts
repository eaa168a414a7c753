import type { Channel, NewsChannel } from '#messages/channels.ts'
import { eventOf } from '#messages/events.ts'
import type { Message } from '#messages/message.ts'
import { type Preferences, waysTo } from '#messages/preferences.ts'
import { quietUntil } from '#messages/quiet-hours.ts'
import { type TemplateName, templateOf } from '#messages/templates.ts'

/** A full international number. */
export interface Recipient {
  readonly userId: string
  readonly phone: string | undefined
  readonly email?: string | undefined
}

export interface News {
  readonly template: TemplateName
  readonly tokens: readonly string[]
  /** sent once by each channel */
  readonly key: string
  readonly opens?: string | undefined
}

interface Telling {
  readonly preferences: Preferences
  readonly open: readonly Channel[]
  readonly browsers: readonly string[]
  readonly now: Temporal.Instant
}

/** One for each chosen channel and each browser, delayed by quiet hours where it can wait. */
export function messagesFor(
  hearer: Recipient,
  news: News,
  { preferences, open, browsers, now }: Telling,
): readonly Message[] {
  const { event } = templateOf(news.template)
  if (event === undefined) throw new Error(`${news.template} belongs to no event`)
  const { phone, email } = hearer
  const ways = waysTo(event, preferences.choices, { open, phone, email, browsers: browsers.length })
  const notBefore = waitsUntil(news.template, preferences, now)
  const otherwise = eventOf(event).isCritical && !ways.includes('Sms') ? phone : undefined
  return ways.flatMap((channel, nth) =>
    receivers(channel, hearer, browsers).map((to) => ({
      ...news,
      channel,
      to,
      userId: hearer.userId,
      news: news.key,
      key: keyOf(news, channel, to),
      ...(notBefore === undefined ? {} : { notBefore }),
      // only the first falls back, or an SMS would come twice
      ...(otherwise === undefined || nth > 0 ? {} : { otherwise }),
    })),
  )
}

function receivers(
  channel: NewsChannel,
  { phone, email }: Recipient,
  browsers: readonly string[],
): readonly string[] {
  if (channel === 'Push') return browsers
  return [channel === 'Email' ? email : phone].filter((to) => to !== undefined)
}

function keyOf({ key }: News, channel: NewsChannel, to: string): string {
  if (channel === 'Sms') return key
  return channel === 'Push' ? `${key}:Push:${to}` : `${key}:${channel}`
}

function waitsUntil(
  template: TemplateName,
  { quietHours }: Preferences,
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  const { event, isTimely, worthSeconds } = templateOf(template)
  if (quietHours === undefined || event === undefined || eventOf(event).isCritical) return undefined
  const until = quietUntil(now, quietHours)
  if (until === undefined) return undefined
  const isFalseByThen = Temporal.Instant.compare(until, now.add({ seconds: worthSeconds })) >= 0
  return isTimely === true && isFalseByThen ? undefined : until
}
