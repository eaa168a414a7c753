import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { ProposalKind, ProposalStatus } from '#desk/proposal.ts'

export interface ProposalRow {
  readonly id: string
  readonly number: number
  readonly kind: ProposalKind
  readonly summary: readonly string[]
  readonly reason: string
  readonly proposedBy: { readonly id: string; readonly name: string }
  readonly proposedAt: Temporal.Instant
  readonly expiresAt: Temporal.Instant
  readonly status: ProposalStatus
  readonly decidedBy: { readonly id: string; readonly name: string } | null
  readonly decidedAt: Temporal.Instant | null
  readonly decisionReason: string | null
}

const mostListed = 200

const columns = (now: Temporal.Instant) => sql`proposal.id, number, kind, summary, reason,
  jsonb_build_object('id', proposer.id, 'name', proposer.name) as "proposedBy",
  proposed_at as "proposedAt", expires_at as "expiresAt",
  case when status = 'open' and expires_at <= ${now} then 'expired' else status end as status,
  case when decider.id is not null then jsonb_build_object('id', decider.id, 'name', decider.name) end as "decidedBy",
  decided_at as "decidedAt", decision_reason as "decisionReason"`

const joined = sql`desk.proposal join desk.staff proposer on proposer.id = proposed_by
  left join desk.staff decider on decider.id = decided_by`

interface Listing {
  readonly kinds: readonly string[]
  readonly staffId: string
  readonly now: Temporal.Instant
}

export function listProposals(trx: Trx, { kinds, staffId, now }: Listing): Promise<readonly ProposalRow[]> {
  return all(
    trx,
    sql<ProposalRow>`select ${columns(now)} from ${joined}
      where kind = any(${[...kinds]}) or proposed_by = ${staffId}
      order by status = 'open' and expires_at > ${now} desc, proposed_at desc, number desc limit ${mostListed}`,
  )
}

export function proposalWith(trx: Trx, id: string, now: Temporal.Instant): Promise<ProposalRow | undefined> {
  return maybe(trx, sql<ProposalRow>`select ${columns(now)} from ${joined} where proposal.id = ${id}`)
}
