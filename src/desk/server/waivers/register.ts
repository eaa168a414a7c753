import type { Desk } from '#desk/server/desk.ts'
import { waiverTyped } from '#desk/server/waivers/waiver-typed.ts'
import { type WaiverToDeclare, waiverWork } from '#desk/server/waivers/waiver-work.ts'
import type { Disruptions } from '#operations/disruptions.ts'
import type { House } from '#server/house.ts'

interface Neighbours {
  readonly desk: Pick<Desk, 'audit' | 'proposals'>
  readonly disruptions: Disruptions
}

/** While rooms open: a waiver is decided on by two people, and declared by a job. */
export function registerWaivers({ jobs }: House, { desk, disruptions }: Neighbours): void {
  const declaring = jobs.queue<WaiverToDeclare>('desk.declare-waiver', async ({ waiver, decision }) => {
    await disruptions.waived({ ...waiverTyped(waiver), decision })
  })
  desk.proposals.register(waiverWork({ audit: desk.audit, disruptions, declaring }))
}
