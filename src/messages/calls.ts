import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { eventNames } from '#messages/events.ts'

/** §3: SMS 1, e-mail 2, push 3, WhatsApp 4. */
const way = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
const ways = z.array(way).check(z.maxLength(4))

const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'ساعت درست نیست.'))

/** Tehran time; may span midnight. */
const quietHours = z.nullable(z.object({ from: time, to: time }))

const Settings = z.object({
  offered: ways,
  events: z.array(z.object({ event: z.enum(eventNames), isCritical: z.boolean(), channels: ways })),
  quietHours,
})
export type NotificationSettings = z.output<typeof Settings>

const base64url = z.string().check(z.regex(/^[\w-]+$/))

/** Push API, `PushSubscription.toJSON()`. */
const Subscription = z.object({
  endpoint: z.url().check(z.maxLength(1024)),
  keys: z.object({ p256dh: base64url.check(z.length(87)), auth: base64url.check(z.length(22)) }),
})

const SentMessage = z.object({
  title: z.string(),
  text: z.string(),
  /** first delivery by any channel */
  at: z.string(),
  channels: ways,
  opens: z.nullable(z.string()),
})

const page = z._default(z.coerce.number('شمارهٔ صفحه درست نیست.').check(z.int(), z.gte(1), z.lte(1000)), 1)

export const messageCalls = {
  notifications: call('GET /accounts/notifications/settings', {
    summary: 'By which ways the signed-in traveller hears of what, and his quiet hours',
    who: 'user',
    answer: Settings,
  }),
  chooseNotifications: call('POST /accounts/notifications/settings', {
    summary: 'Chooses them; an event that is not named stays as it was, what is critical keeps one way',
    who: 'user',
    body: z.object({
      events: z.array(z.object({ event: z.enum(eventNames), channels: ways })).check(z.maxLength(20)),
      quietHours,
    }),
    answer: Settings,
  }),
  turnPushOn: call('POST /accounts/notifications/browser', {
    summary: 'News come to the browser of this sign-in as pushes; all of them, if none was chosen',
    who: 'user',
    body: Subscription,
    answer: Settings,
  }),
  turnPushOff: call('DELETE /accounts/notifications/browser', {
    summary: 'No pushes come to the browser of this sign-in any more',
    who: 'user',
    answer: Settings,
  }),
  told: call('GET /accounts/notifications/told', {
    summary:
      'What the signed-in traveller was told, newest first, twenty a page; kept for 90 days, codes left out',
    who: 'user',
    query: z.object({ page }),
    answer: z.object({ told: z.array(SentMessage), hasOlder: z.boolean() }),
  }),
}
