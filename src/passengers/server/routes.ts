import type { passengerCalls } from '#passengers/calls.ts'
import type { Passengers } from '#passengers/server/passengers.ts'
import type { Handlers } from '#server/handlers.ts'

export function passengerHandlers(passengers: Passengers): Handlers<typeof passengerCalls> {
  return {
    mine: async ({ userId }) => [...(await passengers.savedOf(userId))],
    save: ({ userId, body }) => passengers.save(userId, body.passenger),
    forget: async ({ userId, params }) => {
      await passengers.forget(userId, params.id)
      return undefined
    },
    restore: ({ userId, params }) => passengers.restore(userId, params.id),
    async keepDraft({ userId, body }) {
      const changedAt = await passengers.drafts.put(userId, body.form, body.text)
      return { changedAt: changedAt.toString() }
    },
    past: async ({ userId }) => [...(await passengers.pastOf(userId))],
    bringIn: async ({ userId, body }) => [...(await passengers.bringIn(userId, body.people))],
  }
}
