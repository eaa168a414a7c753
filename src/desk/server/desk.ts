import type { Database } from '#database/database.ts'
import { type Audit, openAudit } from '#desk/server/audit.ts'
import type { DeskSettings } from '#desk/server/desk-settings.ts'
import { type Entrance, openEntrance } from '#desk/server/entrance.ts'
import { type Guard, openGuard } from '#desk/server/guard.ts'
import { type OwnKeys, openOwnKeys } from '#desk/server/own-keys.ts'
import { endSession } from '#desk/server/sessions.ts'
import type { House } from '#server/house.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export interface Desk {
  /** its own tables, for its pages */
  readonly database: Database
  readonly audit: Audit
  readonly guard: Guard
  readonly entrance: Entrance
  readonly keys: OwnKeys
  signOut(staff: StaffVisitor): Promise<void>
}

/** The house's own people: who they are, what they may, and what they did. */
export function openDesk(house: House<DeskSettings>): Desk {
  const audit = openAudit(house)
  return {
    database: house.database,
    audit,
    guard: openGuard(house, audit),
    entrance: openEntrance(house, audit),
    keys: openOwnKeys(house, audit),
    async signOut(staff) {
      await endSession(house, staff.sessionId)
      await audit.record(house.database, staff, { action: 'desk.signed-out' })
    },
  }
}
