import { minus, plus, type Rial, ZERO } from '#money/rial.ts'
import type { AccountClass } from '#wallet/ledger.ts'

/** Where the money is that we owe travellers; rial, and together exactly what we owe: bank + gateways + suppliers − others. */
export interface Backing {
  /** on our bank account */
  readonly bank: Rial
  /** taken by gateways, on its way to our bank account */
  readonly gateways: Rial
  /** owed to us by suppliers, for tickets that were given back */
  readonly suppliers: Rial
  /** what of it is not the travellers': owed to suppliers and to who pays refunds out, and our own; below zero what we gave of ours */
  readonly others: Rial
}

/** The classes in which travellers' money lies; they are what is backed. */
export const travellersClasses = ['traveller-wallet', 'prepayment', 'refunds-due'] as const

/** From the balance of every class at one moment: accounts of what is owed to us stand below zero. */
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
