import type { Agency } from '#app/door.ts'
import { commonestFailures } from '#server/browser-failures/failures.ts'
import type { Commands } from '../commands.ts'

type Desk = Pick<Agency, 'database' | 'clock'>

/** What went wrong in browsers in the last seven days. */
export const failureCommands: Commands<Desk> = {
  failures: {
    takes: [],
    async run({ database, clock }) {
      const found = await commonestFailures(database, clock.now())
      if (found.length === 0) return ['no browser told of a failure']
      return found.map(({ count, kind, page, what }) => [count, kind, page, what].join('\t'))
    },
  },
}
