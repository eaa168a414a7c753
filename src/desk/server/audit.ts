import { sql } from 'kysely'
import { one, type Trx } from '#database/database.ts'
import type { AuditAction } from '#desk/audit-actions.ts'
import { type AuditFilter, type AuditRow, auditRows, entriesOnPage } from '#desk/server/audit-rows.ts'
import type { House } from '#server/house.ts'
import type { StaffVisitor } from '#server/visitor.ts'

/** Somebody at the desk, or a command on the server. */
export type Actor = Pick<StaffVisitor, 'staffId' | 'name' | 'roles' | 'network'> | typeof onTheServer

export const onTheServer = { staffId: null, name: 'فرمان کارساز', roles: [], network: '' } as const

export interface AuditEntry {
  readonly action: AuditAction
  /** default: `done`; `looked` is a look at a person's papers or data */
  readonly outcome?: 'done' | 'looked' | 'refused'
  readonly subject?: { readonly kind: string; readonly id: string }
  /** numbers of things and words of ours: entries outlive accounts, so nothing of a traveller is written here */
  readonly details?: Readonly<Record<string, unknown>>
}

interface AuditPage {
  readonly entries: readonly AuditRow[]
  readonly older: number | undefined
}

export interface Audit {
  /** In the transaction of what was done, last in it: entries of others wait until it ends. */
  record(trx: Trx, actor: Actor, entry: AuditEntry): Promise<void>
  /** Newest first; `older` is where the next page begins. */
  page(filter: AuditFilter): Promise<AuditPage>
  /** Its first entry that does not fit; null while the chain is whole. */
  firstBroken(): Promise<number | null>
}

export function openAudit({ database, clock }: House): Audit {
  return {
    async record(trx, actor, { action, outcome = 'done', subject, details = {} }) {
      await sql`insert into desk.audit
          (at, staff_id, staff_name, roles, action, outcome, subject_kind, subject_id, details, network)
        values (${clock.now()}, ${actor.staffId}, ${actor.name}, ${[...actor.roles]}, ${action}, ${outcome},
          ${subject?.kind ?? null}, ${subject?.id ?? null}, ${JSON.stringify(details)}::jsonb, ${actor.network})`.execute(
        trx,
      )
    },
    async page(filter) {
      const rows = await auditRows(database, filter)
      const entries = rows.slice(0, entriesOnPage)
      return { entries, older: rows.length > entries.length ? entries.at(-1)?.n : undefined }
    },
    async firstBroken() {
      const { n } = await one(database, sql<{ n: number | null }>`select desk.first_broken_entry() as n`)
      return n
    },
  }
}
