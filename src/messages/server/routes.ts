import type { messageCalls } from '#messages/calls.ts'
import { channelNumbered, channelNumbers, type NewsChannel } from '#messages/channels.ts'
import { choicesBy } from '#messages/preferences.ts'
import type { Messages } from '#messages/server/messages.ts'
import { refuse } from '#messages/server/refusals.ts'
import { settingsOf } from '#messages/settings-view.ts'
import type { Handlers } from '#server/handlers.ts'
import type { Visitor } from '#server/visitor.ts'

export function messageHandlers(messages: Messages): Handlers<typeof messageCalls> {
  const settings = async (userId: string) => settingsOf(messages.open, await messages.wishesOf(userId))
  return {
    notifications: ({ userId }) => settings(userId),
    async chooseNotifications({ userId, body }) {
      const before = await messages.wishesOf(userId)
      const choices = choicesBy((event) => {
        const chosen = body.events.findLast((one) => one.event === event)
        return chosen === undefined ? before.choices[event] : named(chosen.channels)
      })
      await messages.wish(userId, { choices, quietHours: body.quietHours ?? undefined })
      return settings(userId)
    },
    async turnPushOn({ userId, visitor, body }) {
      if (messages.push === undefined) throw refuse('CHANNEL_IS_CLOSED')
      await messages.push.turnOn({ userId, sessionId: sessionOf(visitor) }, body)
      return settings(userId)
    },
    async turnPushOff({ userId, visitor }) {
      await messages.push?.turnOff(sessionOf(visitor))
      return settings(userId)
    },
    async told({ userId, query }) {
      const { told, hasOlder } = await messages.sentTo(userId, query.page)
      return {
        told: told.map(({ at, channels, opens, ...words }) => ({
          ...words,
          at: at.toString(),
          channels: channels.map((channel) => channelNumbers[channel]),
          opens: opens ?? null,
        })),
        hasOlder,
      }
    },
  }
}

function sessionOf(visitor: Visitor): string {
  if (visitor.kind !== 'user') throw new Error('a guest has no session')
  return visitor.sessionId
}

function named(numbers: readonly number[]): readonly NewsChannel[] {
  return numbers.flatMap((number) => channelNumbered(number) ?? [])
}
