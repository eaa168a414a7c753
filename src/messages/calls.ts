import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { eventNames } from '#messages/events.ts'

/** §3's numbers: SMS 1, e-mail 2, WhatsApp 4; push (3) has no sender and is not taken. */
const ways = z.array(z.union([z.literal(1), z.literal(2), z.literal(4)])).check(z.maxLength(3))

const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'ساعت درست نیست.'))

/** By the clock of Tehran; over midnight when it ends before it begins. */
const quietHours = z.nullable(z.object({ from: time, to: time }))

const Settings = z.object({
  /** the ways that work */
  offered: ways,
  events: z.array(z.object({ event: z.enum(eventNames), isCritical: z.boolean(), channels: ways })),
  quietHours,
})
export type NotificationSettings = z.output<typeof Settings>

/** What somebody wants to hear of, by which ways, and when it is quiet. */
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
}
