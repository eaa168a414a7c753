import { CodeDraft } from '#desk/prices/code-draft.ts'
import { codeLimitWords, toman, worthWords } from '#desk/prices/code-words.ts'
import { farMomentWords } from '#desk/prices/far-moment-words.ts'
import { codeOf } from '#desk/server/prices/code-of.ts'
import type { PriceRooms } from '#desk/server/prices/rooms.ts'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { exposureOf } from '#orders/pricing/code-exposure.ts'

export function codeWork(rooms: PriceRooms): ProposalWork<CodeDraft> {
  return {
    kind: 'discount-code',
    payload: CodeDraft,
    async describe(_trx, draft) {
      const voucher = codeOf(rooms, draft)
      const exposure = exposureOf(voucher)
      return [
        `کد \u2066${voucher.code}\u2069 از هر خرید ${worthWords(voucher)} کم می‌کند.`,
        codeLimitWords(voucher),
        `از ${farMomentWords(voucher.startsAt)} تا ${farMomentWords(voucher.endsAt)}`,
        exposure === undefined ? 'هزینه‌اش سقفی ندارد.' : `هزینه‌اش روی هم بیشتر از ${toman(exposure)} نمی‌شود.`,
      ]
    },
    async execute(trx, { number, payload }) {
      await rooms.orders.pricing.codes.write(trx, { ...codeOf(rooms, payload), proposal: number })
      return undefined
    },
  }
}
