import type { AdapterSettings } from '#app/settings.ts'
import { registerAgencies } from '#desk/server/agencies/works.ts'
import { registerCancellation } from '#desk/server/flights/register-cancellation.ts'
import { editionWork } from '#desk/server/law/edition-work.ts'
import type { LawRooms } from '#desk/server/law/rooms.ts'
import { registerPrices } from '#desk/server/prices/register-prices.ts'
import { refundWork } from '#desk/server/refunds/refund-work.ts'
import { creditWork } from '#desk/server/suppliers/credit-work.ts'
import { payoutWork } from '#desk/server/suppliers/payout-work.ts'
import { registerWaivers } from '#desk/server/waivers/register.ts'
import type { House } from '#server/house.ts'

type Neighbours = Parameters<typeof registerCancellation>[1] &
  Parameters<typeof registerWaivers>[1] &
  Parameters<typeof registerAgencies>[0] &
  Parameters<typeof registerPrices>[1] &
  Omit<Parameters<typeof creditWork>[0] & Parameters<typeof payoutWork>[0], 'audit'> & {
    readonly content: LawRooms['content']
    readonly refunds: Parameters<typeof refundWork>[0]
  }

/** What one colleague proposes and another approves, each by the room whose work it is. */
export function registerProposals(house: House<AdapterSettings>, rooms: Neighbours): void {
  const { desk, refunds, content } = rooms
  const { audit } = desk
  registerCancellation(house, rooms)
  registerWaivers(house, rooms)
  registerAgencies(rooms)
  registerPrices(house, rooms)
  desk.proposals.register(editionWork({ content, clock: house.clock, sites: house.settings.sites }))
  desk.proposals.register(refundWork(refunds))
  desk.proposals.register(payoutWork({ ...rooms, audit }))
  desk.proposals.register(creditWork({ ...rooms, audit }))
}
