import { sql } from 'kysely'
import { maybe } from '#database/database.ts'
import type { LedgerRooms } from '#desk/server/ledger/rooms.ts'
import type { StaffVisitor } from '#server/visitor.ts'
import type { AccountName } from '#wallet/server/ledger-pages.ts'

const sameLook = { minutes: 5 } as const

/** Who reads a traveller's wallet leaves an entry, one in five minutes; every other account is nobody's own. */
export async function noteLook(
  { desk, clock }: LedgerRooms,
  by: StaffVisitor,
  account: AccountName,
): Promise<void> {
  if (account.class !== 'traveller-wallet') return
  const id = account.owner.slice(0, 8)
  const looked = await maybe(
    desk.database,
    sql`select from desk.audit where subject_kind = 'account' and subject_id = ${id}
      and staff_id = ${by.staffId} and action = 'ledger.wallet-opened' and at > ${clock.now().subtract(sameLook)} limit 1`,
  )
  if (looked !== undefined) return
  await desk.audit.record(desk.database, by, {
    action: 'ledger.wallet-opened',
    outcome: 'looked',
    subject: { kind: 'account', id },
  })
}
