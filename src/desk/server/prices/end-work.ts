import * as z from 'zod/mini'
import { momentWords } from '#desk/moment-words.ts'
import { conditionWords, effectWords } from '#desk/prices/rule-words.ts'
import type { PriceRooms } from '#desk/server/prices/rooms.ts'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { persianDigits } from '#money/digits.ts'

const RuleEnd = z.object({ ruleId: z.int() })
type RuleEnd = z.output<typeof RuleEnd>

export function endWork({ orders: { pricing } }: PriceRooms): ProposalWork<RuleEnd> {
  return {
    kind: 'price-rule-end',
    payload: RuleEnd,
    async describe(_trx, { ruleId }) {
      const rule = await pricing.rule(ruleId)
      return [
        `قاعدهٔ ${persianDigits(ruleId)}: ${effectWords(rule)}؛ ${conditionWords(rule)}`,
        `از ${momentWords(rule.startsAt)} بوده است؛ یک دقیقه پس از تأیید پایان می‌یابد.`,
        'پیشنهادهایی که تا آن دم در فهرست آمده‌اند قیمت خود را نگه می‌دارند.',
      ]
    },
    async execute(trx, { number, payload: { ruleId } }) {
      await pricing.takeBack(trx, { ruleId, proposal: number })
      return undefined
    },
  }
}
