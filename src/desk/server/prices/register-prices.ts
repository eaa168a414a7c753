import type { Desk } from '#desk/server/desk.ts'
import { codeWork } from '#desk/server/prices/code-work.ts'
import { endWork } from '#desk/server/prices/end-work.ts'
import type { PriceRooms } from '#desk/server/prices/rooms.ts'
import { ruleWork } from '#desk/server/prices/rule-work.ts'
import type { House } from '#server/house.ts'

interface Neighbours extends Pick<PriceRooms, 'orders' | 'supplierMonitor'> {
  readonly desk: Pick<Desk, 'proposals'>
}

/** While rooms open: what two people decide on about prices. */
export function registerPrices({ clock, settings: { sites } }: House, neighbours: Neighbours): void {
  const rooms = { ...neighbours, clock, sites }
  const { proposals } = neighbours.desk
  proposals.register(ruleWork(rooms))
  proposals.register(endWork(rooms))
  proposals.register(codeWork(rooms))
}
