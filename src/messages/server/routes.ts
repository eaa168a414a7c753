import type { messageCalls } from '#messages/calls.ts'
import { channelNumbered, type NewsChannel } from '#messages/channels.ts'
import { choicesBy } from '#messages/preferences.ts'
import type { Messages } from '#messages/server/messages.ts'
import { settingsOf } from '#messages/settings-shown.ts'
import type { Answers } from '#server/answers.ts'

/** What the messages room answers about whoever is signed in. */
export function messageAnswers(messages: Messages): Answers<typeof messageCalls> {
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
  }
}

function named(numbers: readonly number[]): readonly NewsChannel[] {
  return numbers.flatMap((number) => channelNumbered(number) ?? [])
}
