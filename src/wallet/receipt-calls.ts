import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

export const walletReceiptCalls = {
  flowReceipt: call('GET /api/wallet/WalletFlows/Receipt/{id}', {
    summary: 'The receipt of one movement of the signed-in user’s wallet, as PDF',
    who: 'user',
    out: 'file',
    params: z.object({ id: z.coerce.number('این تراکنش را نمی‌شناسیم.').check(z.int(), z.gte(1)) }),
  }),
}
