import type { AvailableBody } from '#flights/requests.ts'
import type { Room } from '#flights/server/room.ts'

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
