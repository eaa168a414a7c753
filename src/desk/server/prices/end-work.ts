import * as z from 'zod/mini'
import { farMomentWords } from '#desk/prices/far-moment-words.ts'
import type { PriceRooms } from '#desk/server/prices/rooms.ts'
import { ruledWords } from '#desk/server/prices/ruled-words.ts'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { persianDigits } from '#money/digits.ts'

const RuleEnd = z.object({ ruleId: z.int() })
type RuleEnd = z.output<typeof RuleEnd>

export function endWork(rooms: PriceRooms): ProposalWork<RuleEnd> {
  const { pricing } = rooms.orders
  return {
    kind: 'price-rule-end',
    payload: RuleEnd,
    async describe(_trx, { ruleId }) {
      const rule = await pricing.rule(ruleId)
      const { effect, about } = ruledWords(rooms, rule)
      return [
        `قاعدهٔ ${persianDigits(ruleId)}: ${effect}؛ ${about}`,
        `از ${farMomentWords(rule.startsAt)} بوده است؛ یک دقیقه پس از تأیید پایان می‌یابد.`,
        'پیشنهادهایی که تا آن دم در فهرست آمده‌اند قیمت خود را نگه می‌دارند.',
      ]
    },
    async execute(trx, { number, payload: { ruleId } }) {
      await pricing.takeBack(trx, { ruleId, proposal: number })
      return undefined
    },
  }
}
