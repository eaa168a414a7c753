import { minus, plus, type Rial, ZERO } from '#money/rial.ts'
import type { AccountClass } from '#wallet/ledger.ts'

/** Where travellers' money is; rial: owed = bank + gateways + suppliers − others. */
export interface Backing {
  readonly bank: Rial
  readonly gateways: Rial
  readonly suppliers: Rial
  /** owed to suppliers and payout providers, and our own; negative: what we advanced */
  readonly others: Rial
}

export const travellersClasses = [
  'traveller-wallet',
  'prepayment',
  'shares-held',
  'refunds-due',
  'withdrawals-due',
] as const

/** From class balances at one moment; receivables are negative. */
export function backingOf(balances: ReadonlyMap<AccountClass, Rial>): Backing {
  const held = (name: AccountClass) => minus(ZERO, balances.get(name) ?? ZERO)
  const backed = new Set<AccountClass>([
    ...travellersClasses,
    'bank',
    'gateway-clearing',
    'supplier-receivable',
  ])
  const others = [...balances].filter(([name]) => !backed.has(name))
  return {
    bank: held('bank'),
    gateways: held('gateway-clearing'),
    suppliers: held('supplier-receivable'),
    others: others.reduce((sum, [, balance]) => plus(sum, balance), ZERO),
  }
}
