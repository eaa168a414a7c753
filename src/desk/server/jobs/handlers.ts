import type { jobCalls } from '#desk/jobs-calls.ts'
import { closeJob, type JobRooms, sendAgain } from '#desk/server/jobs/laid-aside.ts'
import type { Handlers } from '#server/handlers.ts'

export function jobHandlers(rooms: JobRooms): Handlers<typeof jobCalls> {
  return {
    async again({ visitor, params }) {
      await sendAgain(rooms, visitor, params.id)
      return undefined
    },
    async close({ visitor, params, body }) {
      await closeJob(rooms, visitor, { id: params.id, reason: body.reason })
      return undefined
    },
  }
}
