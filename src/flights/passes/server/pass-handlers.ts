import type { passCalls } from '#flights/passes/pass-calls.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { Handlers } from '#server/handlers.ts'

export function passHandlers({ passes }: Flights): Handlers<typeof passCalls> {
  return {
    applePass: ({ params, query, userId }) => passes.apple({ ...params, ...query, userId }),
    googlePass: async ({ params, query, userId }) => ({
      address: await passes.google({ ...params, ...query, userId }),
    }),
  }
}
