import type { bankCalls } from '#accounts/bank-calls.ts'
import type { BankDetails } from '#accounts/server/bank-details.ts'
import { sessionOf } from '#accounts/server/session-of.ts'
import type { Handlers } from '#server/handlers.ts'

export interface BankDoor {
  readonly bank: BankDetails
  mustBeProven(sessionId: string): Promise<void>
}

export function bankHandlers({ bank, mustBeProven }: BankDoor): Handlers<typeof bankCalls> {
  return {
    bankDetails: ({ userId }) => bank.mine(userId),
    async addBankDetail({ userId, visitor, body }) {
      await mustBeProven(sessionOf(visitor))
      await bank.add(userId, body)
      return bank.mine(userId)
    },
    async preferBankDetail({ userId, body }) {
      await bank.prefer(userId, body.id)
      return bank.mine(userId)
    },
    async revealBankDetail({ userId, visitor, body }) {
      const numbers = await bank.numbersOf(userId, body.id)
      await mustBeProven(sessionOf(visitor))
      return numbers
    },
    async forgetBankDetail({ userId, params }) {
      await bank.forget(userId, params.id)
      return bank.mine(userId)
    },
  }
}
