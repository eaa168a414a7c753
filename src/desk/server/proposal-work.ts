import type { Trx } from '#database/database.ts'
import type { PayloadShape, ProposalKind } from '#desk/proposal.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export interface Deciding<Payload> {
  readonly id: string
  readonly number: number
  readonly payload: Payload
  readonly proposedBy: string
  readonly approvedBy: StaffVisitor
}

/** What a room does with a kind of proposal (`proposal.ts`): it registers one of these. */
export interface ProposalWork<Payload> {
  readonly kind: ProposalKind
  readonly payload: PayloadShape<Payload>
  /** What it will do, in words and numbers. Throws the refusal of what cannot be done. */
  describe(trx: Trx, payload: Payload, proposer: StaffVisitor): Promise<readonly string[]>
  /** In the transaction of the approval; whatever it throws undoes the approval. A link is told to the approver, once. */
  execute(trx: Trx, deciding: Deciding<Payload>): Promise<{ readonly link: string } | undefined>
}

export type AnyWork = ProposalWork<never>
