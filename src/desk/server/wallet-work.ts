import * as z from 'zod/mini'
import { masked } from '#desk/masking.ts'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { refuse } from '#desk/server/refusals.ts'
import { inToman } from '#money/formatted.ts'
import { minus, plus, type Rial, rial, ZERO } from '#money/rial.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

export const WalletAdjustment = z.object({
  userId: z.uuid(),
  direction: z.enum(['credit', 'debit']),
  amount: z.int().check(z.minimum(1)),
})
export type WalletAdjustment = z.output<typeof WalletAdjustment>

/** By hand, against our own purse: what a traveller gets we give, and what is taken back we get. */
export interface WalletNeighbours {
  readonly wallet: Pick<Wallet, 'post' | 'balanceOf'>
  phoneOf(userId: string): Promise<string | undefined>
}

const ourPurse = { class: 'promotions', campaign: 'desk' } as const

export function walletWork({ wallet, phoneOf }: WalletNeighbours): ProposalWork<WalletAdjustment> {
  return {
    kind: 'wallet-adjustment',
    payload: WalletAdjustment,
    async describe(trx, payload) {
      const phone = await phoneOf(payload.userId)
      if (phone === undefined) throw refuse('TRAVELLER_UNKNOWN')
      const before = await wallet.balanceOf(payload.userId, trx)
      const after = plus(before, signed(payload))
      if (after < 0) throw refuse('NOT_ENOUGH_TO_DEBIT', { property: 'amount' })
      const verb = payload.direction === 'credit' ? 'به کیف پول افزوده می‌شود' : 'از کیف پول برداشته می‌شود'
      return [
        `${toman(rial(payload.amount))} ${verb}؛ مسافر با موبایل ${leftToRight(masked('mobile', phone.replace(/^\+98/, '0'), []))}`,
        `موجودی از ${toman(before)} به ${toman(after)} می‌رسد.`,
      ]
    },
    async prepare({ userId }) {
      if ((await phoneOf(userId)) === undefined) throw refuse('TRAVELLER_UNKNOWN')
      return undefined
    },
    async execute(trx, { id, number, payload }) {
      const amount = signed(payload)
      await wallet.post(trx, {
        key: `desk-proposal:${id}`,
        kind: 'adjusted',
        postings: [
          { account: { class: 'traveller-wallet', userId: payload.userId }, amount },
          { account: ourPurse, amount: minus(ZERO, amount) },
        ],
        memo: `proposal ${number} of the desk`,
      })
      return undefined
    },
  }
}

function signed({ direction, amount }: WalletAdjustment): Rial {
  return direction === 'credit' ? rial(amount) : minus(ZERO, rial(amount))
}

/** The dots between would turn its ends around. */
function leftToRight(text: string): string {
  return `\u2066${text}\u2069`
}

function toman(amount: Rial): string {
  return `${inToman(amount)} تومان`
}
