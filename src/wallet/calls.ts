import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

const page = z.coerce.number('شمارهٔ صفحه درست نیست.').check(z.int(), z.gte(1), z.lte(1000))
const take = z.coerce.number('تعداد در صفحه درست نیست.').check(z.int(), z.gte(1), z.lte(100))

/** One movement of the wallet, in rial: positive came in, negative went out. */
export const Flow = z.object({
  id: z.int(),
  type: z.string(),
  description: z.string(),
  amount: z.int(),
  balance: z.int(),
  time: z.string(),
  orderId: z.nullable(z.string()),
})
export type Flow = z.infer<typeof Flow>

export const FlowPage = z.object({ flows: z.array(Flow), page: z.int(), total: z.int() })
export type FlowPage = z.infer<typeof FlowPage>

export const walletCalls = {
  balance: call('GET /api/wallet/wallet/CurrentUserBalance', {
    summary: 'The balance of the signed-in user, in rial',
    who: 'user',
    query: z.object({ type: z._default(z.literal('Cache', 'نوع کیف پول درست نیست.'), 'Cache') }),
    answer: z.object({ type: z.literal('Cache'), balance: z.int() }),
  }),
  flows: call('GET /api/wallet/WalletFlows/GetCurrentUserWalletFlows', {
    summary: 'The movements of the signed-in user’s wallet, newest first',
    who: 'user',
    query: z.object({ page: z._default(page, 1), take: z._default(take, 20) }),
    answer: FlowPage,
  }),
}
