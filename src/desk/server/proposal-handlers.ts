import { type Accounts, phoneOf } from '#accounts/server/accounts.ts'
import { proposalKinds } from '#desk/proposal.ts'
import type { ProposalView, proposalCalls } from '#desk/proposal-calls.ts'
import type { Desk } from '#desk/server/desk.ts'
import type { ProposalRow } from '#desk/server/proposal-rows.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { WalletAdjustment } from '#desk/server/wallet-work.ts'
import type { Handlers } from '#server/handlers.ts'

export function proposalHandlers(
  { proposals }: Pick<Desk, 'proposals'>,
  accounts: Pick<Accounts, 'userAt'>,
): Handlers<typeof proposalCalls> {
  return {
    list: async ({ visitor }) => (await proposals.list(visitor)).map(viewOf),
    approve: ({ visitor, params }) => proposals.approve(visitor, params.id),
    async refuse({ visitor, params, body }) {
      await proposals.refuse(visitor, params.id, body.reason)
      return undefined
    },
    async withdraw({ visitor, params }) {
      await proposals.withdraw(visitor, params.id)
      return undefined
    },
    async adjustWallet({ visitor, body: { mobile, direction, amount, reason } }) {
      const user = await accounts.userAt(phoneOf(mobile))
      if (user === undefined) throw refuse('TRAVELLER_UNKNOWN', { property: 'mobile' })
      const payload: WalletAdjustment = { userId: user.userId, direction, amount }
      return { number: await proposals.propose(visitor, { kind: 'wallet-adjustment', payload, reason }) }
    },
  }
}

export function viewOf(row: ProposalRow): ProposalView {
  return {
    ...row,
    summary: [...row.summary],
    title: proposalKinds[row.kind].title,
    proposedAt: row.proposedAt.toString(),
    expiresAt: row.expiresAt.toString(),
    decidedAt: row.decidedAt?.toString() ?? null,
  }
}
