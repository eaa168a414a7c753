import * as z from 'zod/mini'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { refuse } from '#desk/server/refusals.ts'
import { persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { bearers } from '#refunds/beyond-rule.ts'
import type { Refunds } from '#refunds/server/refunds.ts'

const RefundBeyondRule = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  userId: z.uuid(),
  items: z.array(z.object({ passenger: z.int(), leg: z.int() })),
  reasonId: z.int(),
  /** rial in all, as the second person reads it, and of it beyond the rule */
  refund: z.int(),
  more: z.int().check(z.gte(1)),
  bearer: z.enum(['house', 'supplier']),
})
export type RefundBeyondRule = z.output<typeof RefundBeyondRule>

type Ready = Awaited<ReturnType<Refunds['desk']['ready']>>

/** More than the rule gives back, by two people: exactly the amount that both read, or nothing. */
export function refundWork(refunds: Pick<Refunds, 'desk'>): ProposalWork<RefundBeyondRule, Ready> {
  const ready = (payload: RefundBeyondRule, decision: string) => {
    const { orderId, userId, items, reasonId, more, bearer } = payload
    const beyond = { amount: rial(more), bearer, decision }
    return refunds.desk.ready({ orderId, userId, items, reasonId, beyond })
  }
  return {
    kind: 'refund-beyond-rule',
    payload: RefundBeyondRule,
    async describe(_trx, payload) {
      const { byRule, refund } = await ready(payload, 'proposed')
      if (refund.refund !== payload.refund) throw refuse('REFUND_MOVED')
      return [
        `سفارش ${payload.orderNumber}، ${persianDigits(payload.items.length)} بلیت`,
        `طبق قانون ${toman(byRule.refund)} برمی‌گردد و ${toman(byRule.penalty)} کم می‌شود.`,
        `${toman(payload.more)} بیش از قانون داده می‌شود؛ آن را ${bearers[payload.bearer]} می‌پردازد.`,
        `روی هم ${toman(refund.refund)} به کیف پول مسافر می‌رود.`,
      ]
    },
    prepare: (payload, id) => ready(payload, `desk-proposal:${id}`),
    async execute(trx, { payload, prepared: now }) {
      if (now.refund.refund !== payload.refund) throw refuse('REFUND_MOVED')
      await refunds.desk.giveBack(trx, now)
      return undefined
    },
  }
}

function toman(amount: number): string {
  return `${inToman(rial(amount))} تومان`
}
