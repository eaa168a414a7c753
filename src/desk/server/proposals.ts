import { sql } from 'kysely'
import { clocks } from '#calendar/clocks.ts'
import { one, type Trx } from '#database/database.ts'
import { type ProposalKind, proposalKinds } from '#desk/proposal.ts'
import { mayDo } from '#desk/roles.ts'
import type { Audit } from '#desk/server/audit.ts'
import { type Decisions, openDecisions } from '#desk/server/decisions.ts'
import { listProposals, type ProposalRow, proposalWith } from '#desk/server/proposal-rows.ts'
import type { AnyWork, ProposalWork } from '#desk/server/proposal-work.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { House } from '#server/house.ts'
import { Refusal } from '#server/refusal.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export interface NewProposal<Payload> {
  readonly kind: ProposalKind
  readonly payload: Payload
  readonly reason: string
}

export interface Proposals extends Decisions {
  /** While rooms open. */
  register<Payload, Prepared>(work: ProposalWork<Payload, Prepared>): void
  /** Throws NOT_PERMITTED, and what the kind refuses. Returns its number. */
  propose<Payload extends object>(staff: StaffVisitor, proposal: NewProposal<Payload>): Promise<number>
  /** Of the kinds that somebody may propose or approve; open ones first. */
  list(staff: StaffVisitor): Promise<readonly ProposalRow[]>
  /** Throws PROPOSAL_UNKNOWN. */
  read(staff: StaffVisitor, id: string): Promise<ProposalRow>
}

export function openProposals(house: House, audit: Audit): Proposals {
  const { database, clock } = house
  const works = new Map<ProposalKind, AnyWork>()
  const workOf = (kind: ProposalKind) => {
    const work = works.get(kind)
    if (work === undefined) throw new Error(`nobody registered proposals of ${kind}`)
    return work
  }
  const decide = openDecisions(house, { audit, workOf })
  /** Whoever tries to decide on what he may not leaves an entry, though what he tried is undone. */
  async function noted<T>(staff: StaffVisitor, id: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refusal && error.status === 403)
        await audit.record(database, staff, {
          action: 'proposal.not-theirs',
          outcome: 'refused',
          subject: { kind: 'proposal', id },
          details: { code: error.code },
        })
      throw error
    }
  }
  return {
    register: (work) => void works.set(work.kind, work as unknown as AnyWork),
    async propose(staff, { kind, payload, reason }) {
      if (!mayDo(staff.roles, proposalKinds[kind].propose)) throw refuse('NOT_PERMITTED')
      const summary = await workOf(kind).describe(database, payload as never, staff)
      return database.transaction().execute(async (trx) => {
        const { staffId } = staff
        const number = await insert(trx, { kind, payload, reason, summary, staffId, now: clock.now() })
        const subject = { kind: 'proposal', id: String(number) }
        await audit.record(trx, staff, { action: 'proposal.made', subject, details: { kind } })
        return number
      })
    },
    approve: (staff, id) => noted(staff, id, () => decide.approve(staff, id)),
    refuse: (staff, id, reason) => noted(staff, id, () => decide.refuse(staff, id, reason)),
    withdraw: decide.withdraw,
    async list({ roles, staffId }) {
      const kinds = Object.entries(proposalKinds)
        .filter(([, { propose, approve }]) => mayDo(roles, propose) || mayDo(roles, approve))
        .map(([kind]) => kind)
      return listProposals(database, { kinds, staffId, now: clock.now() })
    },
    async read(staff, id) {
      const row = await proposalWith(database, id, clock.now())
      const { propose, approve } = proposalKinds[row?.kind ?? 'staff-roles']
      const isTheirs = row?.proposedBy.id === staff.staffId
      if (row === undefined || !(isTheirs || mayDo(staff.roles, propose) || mayDo(staff.roles, approve)))
        throw refuse('PROPOSAL_UNKNOWN')
      return row
    },
  }
}

interface Inserting extends NewProposal<object> {
  readonly summary: readonly string[]
  readonly staffId: string
  readonly now: Temporal.Instant
}

async function insert(
  trx: Trx,
  { kind, payload, reason, summary, staffId, now }: Inserting,
): Promise<number> {
  const { number } = await one(
    trx,
    sql<{ number: number }>`
      insert into desk.proposal (kind, payload, summary, reason, proposed_by, proposed_at, expires_at)
      values (${kind}, ${JSON.stringify(payload)}::jsonb, ${[...summary]}, ${reason}, ${staffId}, ${now},
        ${now.add({ seconds: clocks.deskProposal })}) returning number`,
  )
  return number
}
