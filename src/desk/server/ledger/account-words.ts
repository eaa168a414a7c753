import type { LedgerRooms } from '#desk/server/ledger/rooms.ts'
import type { AccountClass } from '#wallet/ledger.ts'
import type { AccountName } from '#wallet/server/ledger-pages.ts'

export interface AccountWords {
  readonly words: string
  readonly orderNumber: string | undefined
}

/** Whose these accounts are, by the numbers people know; a traveller's wallet names nobody. */
export async function accountWords(
  rooms: LedgerRooms,
  accounts: readonly AccountName[],
): Promise<(account: AccountName) => AccountWords> {
  const ownersIn = (...classes: readonly AccountClass[]) => [
    ...new Set(accounts.filter((one) => classes.includes(one.class)).map(({ owner }) => owner)),
  ]
  const [orders, refunds, withdrawals] = await Promise.all([
    rooms.orders.numbersOf(ownersIn('prepayment', 'shares-held', 'rebooking')),
    rooms.refunds.numbersOf(ownersIn('refunds-due')),
    rooms.withdrawals.numbersOf(ownersIn('withdrawals-due')),
  ])
  const gateways = new Map(rooms.payments.gateways.map(({ id, title }) => [String(id), title]))
  return ({ class: name, owner }) => {
    const named = (words: string | undefined) => ({ words: words ?? owner, orderNumber: undefined })
    if (name === 'prepayment' || name === 'shares-held' || name === 'rebooking')
      return { words: `سفارش ${orders.get(owner) ?? owner}`, orderNumber: orders.get(owner) }
    if (name === 'refunds-due') return named(`استرداد ${refunds.get(owner) ?? owner}`)
    if (name === 'withdrawals-due') return named(`برداشت ${withdrawals.get(owner) ?? owner}`)
    if (name === 'gateway-clearing') return named(gateways.get(owner))
    return named(name === 'traveller-wallet' ? `مسافر ${owner.slice(0, 8)}` : owner)
  }
}
