import type { browserFailureCalls } from '#server/browser-failures/calls.ts'
import { storeFailure } from '#server/browser-failures/failures.ts'
import type { Handlers } from '#server/handlers.ts'
import type { House } from '#server/house.ts'
import { refuse } from '#server/refusals.ts'

/** From our own pages alone: every browser names the page's origin when it posts. */
export function browserFailureHandlers(house: House): Handlers<typeof browserFailureCalls> {
  return {
    async tell({ body, request }) {
      if (request.headers.origin === undefined) throw refuse('FOREIGN_ORIGIN')
      await storeFailure(house, { failure: body, address: request.ip })
      return undefined
    },
  }
}
