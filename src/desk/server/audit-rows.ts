import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

export interface AuditRow {
  readonly n: number
  readonly at: Temporal.Instant
  readonly staffName: string
  readonly roles: readonly string[]
  readonly action: string
  readonly outcome: 'done' | 'looked' | 'refused'
  readonly subjectKind: string | null
  readonly subjectId: string | null
  readonly details: Readonly<Record<string, unknown>>
  readonly network: string
}

export interface AuditFilter {
  readonly staffId?: string | undefined
  readonly action?: string | undefined
  readonly outcome?: string | undefined
  /** those before this number */
  readonly before?: number | undefined
}

export const entriesOnPage = 50

/** Newest first; one more than a page holds, when there are older ones. */
export function auditRows(
  trx: Trx,
  { staffId, action, outcome, before }: AuditFilter,
): Promise<readonly AuditRow[]> {
  return all(
    trx,
    sql<AuditRow>`select n, at, staff_name as "staffName", roles, action, outcome,
        subject_kind as "subjectKind", subject_id as "subjectId", details, network
      from desk.audit
      where (${staffId ?? null}::uuid is null or staff_id = ${staffId ?? null}::uuid)
        and (${action ?? null}::text is null or action = ${action ?? null})
        and (${outcome ?? null}::text is null or outcome = ${outcome ?? null})
        and (${before ?? null}::bigint is null or n < ${before ?? null})
      order by n desc limit ${entriesOnPage + 1}`,
  )
}
