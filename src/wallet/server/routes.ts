import type { Answers } from '#server/answers.ts'
import type { walletCalls } from '#wallet/calls.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

export function walletAnswers(wallet: Wallet): Answers<typeof walletCalls> {
  return {
    balance: async ({ userId }) => ({ type: 'Cache', balance: await wallet.balanceOf(userId) }),
    flows: ({ userId, query }) => wallet.flowsOf(userId, query),
  }
}
