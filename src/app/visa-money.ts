import { type Rial, rial, sum, ZERO } from '#money/rial.ts'
import type { Refunds } from '#refunds/server/refunds.ts'
import { Refusal } from '#server/refusal.ts'
import type { ApplicantMoney } from '#visas/server/visas.ts'

/** Refunds of visas through the refunds room. An applicant is an item on leg 0. */
export function visaMoney(
  refunds: Pick<Refunds, 'refundableOf' | 'ofOrder' | 'quote' | 'create'>,
): ApplicantMoney {
  return {
    async of(orderId, userId) {
      const [{ items }, given] = await Promise.all([
        refunds.refundableOf({ orderId, userId }),
        refunds.ofOrder(orderId, userId),
      ])
      return items.map(({ passenger, paid, refund, allowed }) => ({
        paid: rial(paid),
        refunded: givenTo(passenger, given),
        ifWithdrawn: allowed ? rial(refund) : ZERO,
      }))
    },
    async giveBack(orderId, userId, applicant) {
      const items = [{ passenger: applicant, leg: 0 }]
      try {
        const { quoteId } = await refunds.quote({ orderId, userId, items })
        await refunds.create(userId, { ...intoWallet, orderId, quoteId, items })
        return true
      } catch (error) {
        const code = error instanceof Refusal ? error.code : undefined
        if (code === 'NOTHING_TO_RETURN') return false
        // a parallel call was first
        if (code === 'ALREADY_REFUNDED') return true
        throw error
      }
    },
  }
}

type Given = Awaited<ReturnType<Refunds['ofOrder']>>

function givenTo(passenger: number, given: Given): Rial {
  const own = given.flatMap(({ items }) => items.filter((item) => item.passenger === passenger))
  return sum(own.map(({ refund }) => rial(refund)))
}

const intoWallet = {
  reasonId: 7,
  destination: 'wallet',
  iban: '',
  cardNumber: '',
  bankAccountNumber: '',
  holderName: '',
  savedAccountId: '',
  agreement: true,
} as const
