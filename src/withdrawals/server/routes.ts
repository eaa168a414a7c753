import type { Handlers } from '#server/handlers.ts'
import type { Visitor } from '#server/visitor.ts'
import type { withdrawalCalls } from '#withdrawals/calls.ts'
import type { Withdrawals } from '#withdrawals/server/withdrawals.ts'

interface WithdrawalDoor {
  readonly withdrawals: Withdrawals
  /** Refuses STEP_UP_NEEDED without a fresh step-up. */
  mustBeProven(sessionId: string): Promise<void>
}

/** Money leaves only with the phone at hand; it comes back without. */
export function withdrawalHandlers({
  withdrawals,
  mustBeProven,
}: WithdrawalDoor): Handlers<typeof withdrawalCalls> {
  return {
    mine: ({ userId }) => withdrawals.of(userId),
    check: ({ userId, body }) => withdrawals.check(userId, body.bankDetailId),
    async create({ userId, visitor, body }) {
      await withdrawals.check(userId, body.bankDetailId)
      await mustBeProven(sessionOf(visitor))
      return withdrawals.create(userId, body)
    },
    cancel: ({ userId, body }) => withdrawals.cancel(userId, body.id),
  }
}

function sessionOf(visitor: Visitor): string {
  if (visitor.kind !== 'user') throw new Error('a guest has no session')
  return visitor.sessionId
}
