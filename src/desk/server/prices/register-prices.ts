import type { Desk } from '#desk/server/desk.ts'
import { codeWork } from '#desk/server/prices/code-work.ts'
import { endWork } from '#desk/server/prices/end-work.ts'
import type { PriceRooms } from '#desk/server/prices/rooms.ts'
import { ruleWork } from '#desk/server/prices/rule-work.ts'
import type { House } from '#server/house.ts'

interface Neighbours extends Pick<PriceRooms, 'orders'> {
  readonly desk: Pick<Desk, 'proposals'>
}

/** While rooms open: what two people decide on about prices. */
export function registerPrices({ clock, settings: { sites } }: House, { desk, orders }: Neighbours): void {
  desk.proposals.register(ruleWork({ orders, clock, sites }))
  desk.proposals.register(endWork({ orders, clock, sites }))
  desk.proposals.register(codeWork({ orders, clock, sites }))
}
