import { rial } from '#money/rial.ts'
import type { AccountInquiry } from '#refunds/server/inquiries/inquiry.ts'
import type { PayoutOrder, PayoutProvider, PayoutStatus } from '#refunds/server/payouts/payout.ts'

type BankAnswer = PayoutStatus | { readonly kind: 'none' }

/** Scripted behaviour of the bank; may change at any time. */
export interface BankManners {
  /** default: paid at once */
  bank?: (order: PayoutOrder, action: 'send' | 'find') => BankAnswer | Promise<BankAnswer>
  /** default: every card has an account, every name matches */
  inquiry?: Partial<AccountInquiry>
}

export function scriptedPayouts(manners: BankManners, asked: string[]): PayoutProvider {
  const known = new Map<string, PayoutOrder>()
  const paid: PayoutStatus = { kind: 'paid', providerId: 'p-1', reference: '1405' }
  return {
    id: 'vandar',
    min: rial(50_000),
    async send(order) {
      asked.push(`send ${order.iban} ${order.amount}`)
      known.set(order.trackId, order)
      const answer = (await manners.bank?.(order, 'send')) ?? paid
      if (answer.kind === 'none') throw new Error('a sending is not answered with none')
      return answer
    },
    async find(trackId) {
      asked.push('find')
      const order = known.get(trackId)
      return order === undefined ? { kind: 'none' } : (manners.bank?.(order, 'find') ?? paid)
    },
  }
}

export const ibanOfCards = '740170000000100203041111'

export function scriptedInquiry(manners: BankManners, asked: string[]): AccountInquiry {
  return {
    async ibanOfCard(card) {
      asked.push(`card ${card}`)
      return manners.inquiry?.ibanOfCard?.(card) ?? { kind: 'told', iban: ibanOfCards }
    },
    isHolder: async (iban, name) =>
      manners.inquiry?.isHolder?.(iban, name) ?? { kind: 'told', matches: true },
  }
}
