import type { AvailableBody } from '#flights/requests.ts'
import type { Room } from '#flights/server/room.ts'

/** What the door's `remember` does. The traveller has the flights already: that the list could not be written stops nobody. */
export async function remember(
  { searched, log }: Pick<Room, 'searched' | 'log'>,
  asked: AvailableBody,
  userId: string,
): Promise<void> {
  try {
    await searched(userId, asked)
  } catch (error) {
    log.error({ err: error }, 'a search could not be remembered')
  }
}
