import type { FastifyInstance } from 'fastify'
import type { Rooms } from '#app/door.ts'
import { entranceCalls } from '#desk/entrance-calls.ts'
import { entranceHandlers } from '#desk/server/entrance-handlers.ts'
import { type Mounting, mount } from '#server/mount.ts'

/** The calls of the desk, each with one permission; a test reads them against every role. */
export function deskCallsOf({ desk, settings }: Rooms) {
  return {
    deskEntrance: { calls: entranceCalls, answers: entranceHandlers(desk, settings) },
  }
}

/** Behind the desk's own guard, which lets in staff alone. */
export function mountDesk(app: FastifyInstance, rooms: Rooms, { once }: Mounting): void {
  const how = { visitorOf: rooms.desk.guard.ofCall, once }
  const { deskEntrance } = deskCallsOf(rooms)
  mount(app, deskEntrance, how)
}
