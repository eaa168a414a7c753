import type { screenLogCalls } from '#orders/screen-log-calls.ts'
import { logScreen } from '#orders/server/screen-log.ts'
import type { Handlers } from '#server/handlers.ts'
import type { House } from '#server/house.ts'

export function screenLogHandlers({
  database,
  clock,
}: Pick<House, 'database' | 'clock'>): Handlers<typeof screenLogCalls> {
  return {
    async setLog({ userId, body }) {
      const { digest, loggedAt } = await logScreen(database, userId, { screen: body, now: clock.now() })
      return { digest, loggedAt: loggedAt.toString() }
    },
  }
}
