import { finishTask, handTask, type TaskRooms } from '#desk/server/tasks.ts'
import type { taskCalls } from '#desk/tasks-calls.ts'
import type { Handlers } from '#server/handlers.ts'

export function taskHandlers(rooms: TaskRooms): Handlers<typeof taskCalls> {
  return {
    async hand({ visitor, params, body }) {
      await handTask(rooms, visitor, { number: Number(params.number), ...body })
      return undefined
    },
    async finish({ visitor, params }) {
      await finishTask(rooms, visitor, Number(params.number))
      return undefined
    },
  }
}
