import type { Agency } from '#app/door.ts'
import type { Commands } from '../commands.ts'

/** What cannot wait for somebody who is in already. */
export const staffCommands: Commands<Pick<Agency, 'desk'>> = {
  'staff-first': {
    takes: ['NAME'],
    run: async ({ desk }, [name = '']) => [await desk.entrance.firstLink(name)],
  },
}
