import type { Papers } from '#papers/server/papers.ts'
import { workbookType } from '#papers/server/papers.ts'
import type { Handlers } from '#server/handlers.ts'
import type { walletCalls } from '#wallet/calls.ts'
import { flowSheet } from '#wallet/server/flow-sheet.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

export function walletHandlers(
  wallet: Wallet,
  papers: Pick<Papers, 'workbook'>,
): Handlers<typeof walletCalls> {
  return {
    balance: async ({ userId }) => ({ type: 'Cache', balance: await wallet.balanceOf(userId) }),
    difference: ({ userId, body }) => wallet.difference(userId, body.totalPrice),
    flows: ({ userId, query }) => wallet.flowsOf(userId, query),
    exported: async ({ userId, query }) => ({
      type: workbookType,
      fileName: 'wallet.xlsx',
      body: papers.workbook(flowSheet(wallet.everyFlow(userId, query), query.timeZone)),
    }),
    published: () => wallet.proofs(),
    share: async ({ userId, query }) => (await wallet.shareOf(userId, query.day)) ?? null,
  }
}
