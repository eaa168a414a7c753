import type { Rooms } from '#app/door.ts'
import type { Notice } from '#server/bus.ts'
import type { House } from '#server/house.ts'

/** An ended session is closed in this process, and its browser is pushed nothing any more. */
export function endingSessions(
  { log }: Pick<House, 'log'>,
  { accounts, messages }: Pick<Rooms, 'accounts' | 'messages'>,
): (notice: Notice) => void {
  return (notice) => {
    if (notice.topic !== 'session') return
    accounts.hasEnded(notice.sessionId)
    void messages.push
      ?.turnOff(notice.sessionId)
      .catch((error: unknown) => log.warn({ err: error }, 'push.not-forgotten')) // swept later
  }
}
