import type { Database } from '#database/database.ts'
import { type Actor, type Audit, openAudit } from '#desk/server/audit.ts'
import { rateWork } from '#desk/server/close/rate-work.ts'
import type { DeskSettings } from '#desk/server/desk-settings.ts'
import { type Entrance, openEntrance } from '#desk/server/entrance.ts'
import { type Guard, openGuard } from '#desk/server/guard.ts'
import { type OwnKeys, openOwnKeys } from '#desk/server/own-keys.ts'
import { openProposals, type Proposals } from '#desk/server/proposals.ts'
import { checkedInvitation, type HotelName, type RightsTyped } from '#desk/server/rights.ts'
import { endSession } from '#desk/server/sessions.ts'
import { openStaff, type StaffBook } from '#desk/server/staff.ts'
import { invitationWork, recoveryWork, rolesWork } from '#desk/server/staff-work.ts'
import { verifyingAudit } from '#desk/server/verify-audit.ts'
import { type WalletNeighbours, walletWork } from '#desk/server/wallet-work.ts'
import type { RateBook } from '#payments/server/rates/rate-book.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { House } from '#server/house.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export type { ProposalWork } from '#desk/server/proposal-work.ts'

interface Inviting extends RightsTyped {
  readonly name: string
}

export interface Desk {
  /** its own tables, for its pages */
  readonly database: Database
  readonly audit: Audit
  readonly guard: Guard
  readonly entrance: Entrance
  readonly keys: OwnKeys
  readonly staff: StaffBook
  readonly proposals: Proposals
  /** The second person's link, by the first alone; undefined as soon as there is somebody who could approve. Throws NAME_INVALID, ROLE_UNKNOWN. */
  inviteSecond(staff: StaffVisitor, inviting: Inviting): Promise<string | undefined>
  /** A link by whoever has the server's own keys, where no two are left who could. Throws NAME_INVALID, ROLE_UNKNOWN. */
  inviteFromServer(actor: Actor, inviting: Inviting): Promise<string>
  signOut(staff: StaffVisitor): Promise<void>
  readonly work: { verifyAudit(): Promise<void> }
}

interface DeskNeighbours extends WalletNeighbours {
  readonly rates: Pick<RateBook, 'current' | 'set'>
  readonly promises: Pick<Promises, 'give'>
  readonly hotelName: HotelName
}

/** The house's own people: who they are, what they may, and what they did. */
export function openDesk(house: House<DeskSettings>, neighbours: DeskNeighbours): Desk {
  const { database } = house
  const audit = openAudit(house)
  const staff = openStaff(house, audit)
  const proposals = openProposals(house, audit)
  proposals.register(invitationWork(staff, neighbours.hotelName))
  proposals.register(rolesWork(staff, neighbours.hotelName))
  proposals.register(recoveryWork(staff))
  proposals.register(walletWork(neighbours))
  proposals.register(rateWork({ ...neighbours, audit }))
  async function invite(actor: Actor, inviting: Inviting, isAllowed: typeof staff.isAlone) {
    const invitation = checkedInvitation(inviting, neighbours.hotelName)
    return database.transaction().execute(async (trx) => {
      if (!(await isAllowed(trx))) return undefined
      const link = await staff.invite(trx, invitation)
      await audit.record(trx, actor, { action: 'staff.invited', details: { roles: invitation.roles } })
      return link
    })
  }
  return {
    database: house.database,
    audit,
    guard: openGuard(house, audit),
    entrance: openEntrance(house, audit),
    keys: openOwnKeys(house, audit),
    staff,
    proposals,
    inviteSecond: (actor, inviting) => invite(actor, inviting, staff.isAlone),
    inviteFromServer: async (actor, inviting) => (await invite(actor, inviting, async () => true)) ?? '',
    async signOut(visitor) {
      await endSession(house, visitor.sessionId)
      await audit.record(database, visitor, { action: 'desk.signed-out' })
    },
    work: { verifyAudit: verifyingAudit(house, { audit, promises: neighbours.promises }) },
  }
}
