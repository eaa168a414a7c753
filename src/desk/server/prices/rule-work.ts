import { farMomentWords } from '#desk/prices/far-moment-words.ts'
import { RuleDraft } from '#desk/prices/rule-draft.ts'
import type { PriceRooms } from '#desk/server/prices/rooms.ts'
import { ruleOf } from '#desk/server/prices/rule-of.ts'
import { ruledWords } from '#desk/server/prices/ruled-words.ts'
import { searchTrialWords, trialWords } from '#desk/server/prices/trial-words.ts'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { leadSeconds } from '#orders/pricing/price-rule.ts'

/** Approved late it begins as soon as a rule may. */
export function ruleWork(rooms: PriceRooms): ProposalWork<RuleDraft> {
  const { pricing } = rooms.orders
  return {
    kind: 'price-rule',
    payload: RuleDraft,
    async describe(_trx, draft) {
      const rule = ruleOf(rooms, draft)
      const { lines, about } = ruledWords(rooms, rule)
      const end = rule.endsAt === null ? 'تا پس گرفته شود' : `تا ${farMomentWords(rule.endsAt)}`
      return [
        ...lines,
        `دربارهٔ: ${about}`,
        `از ${farMomentWords(rule.startsAt)}، ${end}؛ تأیید دیرتر، یک دقیقه پس از تأیید.`,
        ...trialWords(await pricing.tried(rule)),
        ...searchTrialWords(await pricing.triedOnSearches(rule)),
      ]
    },
    async execute(trx, { number, payload }) {
      const rule = ruleOf(rooms, payload)
      const soonest = rooms.clock.now().add({ seconds: leadSeconds + 1 })
      const isLate = Temporal.Instant.compare(rule.startsAt, soonest) < 0
      await pricing.write(trx, { ...rule, startsAt: isLate ? soonest : rule.startsAt, proposal: number })
      return undefined
    },
  }
}
