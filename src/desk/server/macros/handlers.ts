import type { macroCalls } from '#desk/macro-calls.ts'
import { changeMacro, makeMacro, withdrawMacro } from '#desk/server/macros/macros.ts'
import { readyMacros } from '#desk/server/macros/ready.ts'
import type { SupportDeskRooms } from '#desk/server/support/rooms.ts'
import type { Handlers } from '#server/handlers.ts'

export function macroHandlers(rooms: SupportDeskRooms): Handlers<typeof macroCalls> {
  return {
    ready: ({ visitor, query }) => readyMacros(rooms, visitor, query),
    make: async ({ visitor, body }) => ({ id: await makeMacro(rooms, visitor, body) }),
    async change({ visitor, params, body }) {
      await changeMacro(rooms, visitor, { ...params, ...body })
      return undefined
    },
    async withdraw({ visitor, params, body }) {
      await withdrawMacro(rooms, visitor, { ...params, ...body })
      return undefined
    },
  }
}
