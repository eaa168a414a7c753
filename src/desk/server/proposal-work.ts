import type { Trx } from '#database/database.ts'
import type { PayloadShape, ProposalKind } from '#desk/proposal.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export interface Deciding<Payload, Prepared = undefined> {
  readonly id: string
  readonly number: number
  readonly payload: Payload
  readonly proposedBy: string
  readonly approvedBy: StaffVisitor
  readonly prepared: Prepared
}

/** What a room does with a kind of proposal (`proposal.ts`): it registers one of these. */
export interface ProposalWork<Payload, Prepared = undefined> {
  readonly kind: ProposalKind
  readonly payload: PayloadShape<Payload>
  /** What it will do, in words and numbers, before the proposal's transaction. Throws the refusal of what cannot be done. */
  describe(database: Trx, payload: Payload, proposer: StaffVisitor): Promise<readonly string[]>
  /** What is asked of other rooms before the approval's transaction, which then holds the only connection. What it throws is
   * thrown in `execute`'s place. */
  prepare?(payload: Payload, id: string): Promise<Prepared>
  /** In the transaction of the approval; whatever it throws undoes the approval. A link is told to the approver, once. */
  execute(trx: Trx, deciding: Deciding<Payload, Prepared>): Promise<{ readonly link: string } | undefined>
}

export type AnyWork = ProposalWork<never, never>
