import type { Agency } from '#app/door.ts'
import { onTheServer } from '#desk/server/audit.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Commands } from '../commands.ts'

/** What cannot wait for somebody who is in already. */
export const staffCommands: Commands<Pick<Agency, 'desk'>> = {
  'staff-invite': {
    takes: ['NAME', 'ROLE'],
    run: async ({ desk }, [name = '', role = '']) => [
      await desk.inviteFromServer(onTheServer, { name, roles: [role] }),
    ],
  },
  'audit-verify': {
    takes: [],
    async run({ desk }) {
      const n = await desk.audit.firstBroken()
      if (n !== null) throw new StartupError(`the audit log does not fit from entry ${n} on`)
      return ['the audit log is whole']
    },
  },
  'staff-first': {
    takes: ['NAME'],
    run: async ({ desk }, [name = '']) => [await desk.entrance.firstLink(name)],
  },
}
