import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import { type ProposalKind, proposalKinds } from '#desk/proposal.ts'
import { mayDo } from '#desk/roles.ts'
import type { Audit } from '#desk/server/audit.ts'
import type { AnyWork } from '#desk/server/proposal-work.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { House } from '#server/house.ts'
import type { StaffVisitor } from '#server/visitor.ts'

interface Deciding {
  readonly audit: Audit
  workOf(kind: ProposalKind): AnyWork
}

interface OpenProposal {
  readonly number: number
  readonly kind: ProposalKind
  readonly payload: unknown
  readonly proposedBy: string
}

export interface Decisions {
  /** Throws NOT_PERMITTED, OWN_PROPOSAL, PROPOSAL_DECIDED, PROPOSAL_EXPIRED, PROPOSER_GONE, and what the kind refuses. */
  approve(staff: StaffVisitor, id: string): Promise<{ readonly link: string | null }>
  refuse(staff: StaffVisitor, id: string, reason: string): Promise<void>
  /** By whoever proposed it. Throws PROPOSAL_UNKNOWN for others. */
  withdraw(staff: StaffVisitor, id: string): Promise<void>
}

/** Each decision in one transaction, with the proposal and both people locked. */
export function openDecisions(house: House, { audit, workOf }: Deciding): Decisions {
  const { database } = house
  return {
    async approve(staff, id) {
      const prepared = await preparedFor(database, id, workOf)
      return database.transaction().execute(async (trx) => {
        const { number, kind, payload, proposedBy } = await openOne(house, trx, id)
        if (proposedBy === staff.staffId) throw refuse('OWN_PROPOSAL')
        await mustBothStand(trx, { staff, proposedBy, kind })
        const work = workOf(kind)
        const checked = work.payload.parse(payload)
        if ('thrown' in prepared) throw prepared.thrown
        const deciding = { id, number, payload: checked, proposedBy, approvedBy: staff }
        const done = await work.execute(trx, { ...deciding, prepared: prepared.value as never })
        await decide(house, trx, { id, staff, status: 'approved' })
        await audit.record(trx, staff, entryOf('proposal.approved', { number, kind, proposedBy }))
        return { link: done?.link ?? null }
      })
    },
    refuse: (staff, id, reason) =>
      database.transaction().execute(async (trx) => {
        const { number, kind, proposedBy } = await openOne(house, trx, id)
        if (proposedBy === staff.staffId) throw refuse('OWN_PROPOSAL')
        if (!mayDo(await rolesNow(trx, staff.staffId), proposalKinds[kind].approve))
          throw refuse('NOT_PERMITTED')
        await decide(house, trx, { id, staff, status: 'refused', reason })
        await audit.record(trx, staff, entryOf('proposal.refused', { number, kind, proposedBy }))
      }),
    withdraw: (staff, id) =>
      database.transaction().execute(async (trx) => {
        const { number, kind, proposedBy } = await openOne(house, trx, id)
        if (proposedBy !== staff.staffId) throw refuse('PROPOSAL_UNKNOWN')
        await decide(house, trx, { id, staff, status: 'withdrawn' })
        await audit.record(trx, staff, entryOf('proposal.withdrawn', { number, kind, proposedBy }))
      }),
  }
}

type Prepared = { readonly value: unknown } | { readonly thrown: unknown }

/** A proposal's payload never changes; whether it is still open is asked with its row locked. */
async function preparedFor(database: Trx, id: string, workOf: Deciding['workOf']): Promise<Prepared> {
  const row = await maybe(
    database,
    sql<
      Pick<OpenProposal, 'kind' | 'payload'>
    >`select kind, payload from desk.proposal where id = ${id} and status = 'open'`,
  )
  const work = row && workOf(row.kind)
  try {
    return { value: await work?.prepare?.(work.payload.parse(row?.payload), id) }
  } catch (thrown) {
    return { thrown }
  }
}

function entryOf(
  action: 'proposal.approved' | 'proposal.refused' | 'proposal.withdrawn',
  { number, ...details }: Pick<OpenProposal, 'number' | 'kind' | 'proposedBy'>,
) {
  return { action, subject: { kind: 'proposal', id: String(number) }, details }
}

/** Locked until it is decided. */
async function openOne({ clock }: House, trx: Trx, id: string): Promise<OpenProposal> {
  const row = await maybe(
    trx,
    sql<OpenProposal & { status: string; expiresAt: Temporal.Instant }>`
      select number, kind, payload, proposed_by as "proposedBy", status, expires_at as "expiresAt"
      from desk.proposal where id = ${id} for update`,
  )
  if (row === undefined) throw refuse('PROPOSAL_UNKNOWN')
  if (row.status !== 'open') throw refuse('PROPOSAL_DECIDED')
  if (Temporal.Instant.compare(row.expiresAt, clock.now()) <= 0) throw refuse('PROPOSAL_EXPIRED')
  return row
}

/** By the roles of now, not of when a page was opened. */
async function mustBothStand(
  trx: Trx,
  { staff, proposedBy, kind }: { staff: StaffVisitor; proposedBy: string; kind: ProposalKind },
): Promise<void> {
  const rows = await all(
    trx,
    sql<{ id: string; roles: string[] }>`select id, roles from desk.staff
      where id in (${staff.staffId}, ${proposedBy}) and disabled_at is null order by id for share`,
  )
  const roles = new Map(rows.map((row) => [row.id, row.roles]))
  const { propose, approve } = proposalKinds[kind]
  if (!mayDo(roles.get(staff.staffId) ?? [], approve)) throw refuse('NOT_PERMITTED')
  if (!mayDo(roles.get(proposedBy) ?? [], propose)) throw refuse('PROPOSER_GONE')
}

async function rolesNow(trx: Trx, staffId: string): Promise<readonly string[]> {
  const row = await maybe(
    trx,
    sql<{ roles: string[] }>`select roles from desk.staff
      where id = ${staffId} and disabled_at is null for share`,
  )
  return row?.roles ?? []
}

interface Decision {
  readonly id: string
  readonly staff: StaffVisitor
  readonly status: 'approved' | 'refused' | 'withdrawn'
  readonly reason?: string
}

async function decide({ clock }: House, trx: Trx, { id, staff, status, reason }: Decision): Promise<void> {
  await sql`update desk.proposal set status = ${status}, decided_by = ${staff.staffId},
      decided_at = ${clock.now()}, decision_reason = ${reason ?? null} where id = ${id}`.execute(trx)
}
