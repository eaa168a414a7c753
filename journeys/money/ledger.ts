import { type Account, type Entry, isBalanced, ownerOf } from '#wallet/ledger.ts'

export class Broken extends Error {}

export class Books {
  readonly balances = new Map<string, number>()
  readonly kinds = new Set<Entry['kind']>()
  readonly #keys = new Set<string>()

  /** Idempotent; wallets, prepayments and refunds due never fall below zero. */
  post(entry: Entry): void {
    if (!isBalanced(entry.postings)) throw new Broken(`${entry.key} does not balance`)
    if (this.#keys.has(entry.key)) throw new Broken(`${entry.key} is written twice`)
    this.#keys.add(entry.key)
    this.kinds.add(entry.kind)
    for (const { account, amount } of entry.postings) {
      const name = nameOf(account)
      const balance = (this.balances.get(name) ?? 0) + amount
      if (balance < 0 && onTrust.has(account.class)) throw new Broken(`${entry.key} overdraws ${name}`)
      this.balances.set(name, balance)
    }
  }

  of(account: Account): number {
    return this.balances.get(nameOf(account)) ?? 0
  }
}

const onTrust = new Set<Account['class']>([
  'traveller-wallet',
  'prepayment',
  'refunds-due',
  'withdrawals-due',
])

export function nameOf(account: Account): string {
  return `${account.class} ${ownerOf(account)}`
}
