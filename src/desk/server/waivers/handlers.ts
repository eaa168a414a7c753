import type { Desk } from '#desk/server/desk.ts'
import { waiverTyped } from '#desk/server/waivers/waiver-typed.ts'
import type { waiverDeskCalls } from '#desk/waiver-calls.ts'
import type { Handlers } from '#server/handlers.ts'

interface Rooms {
  readonly desk: Pick<Desk, 'proposals'>
}

export function waiverDeskHandlers({ desk }: Rooms): Handlers<typeof waiverDeskCalls> {
  return {
    async propose({ visitor, body: { reason, ...payload } }) {
      waiverTyped(payload)
      return { number: await desk.proposals.propose(visitor, { kind: 'penalty-waiver', payload, reason }) }
    },
  }
}
