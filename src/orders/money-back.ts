/** Where the money of an order goes if nothing comes of it: its owner's wallet, the credit it was bought on, or whoever paid a share of it. */
export type MoneyBack = 'wallet' | 'credit' | 'payers'

export interface MoneyBackWords {
  /** of one that failed: what became of its money */
  readonly went: string
  /** of one that is being issued */
  readonly goes: string
}

const eachToPayer = 'سهم‌به‌سهم به پرداخت‌کننده‌ها برمی‌گردد'

export const moneyBackWords = {
  wallet: { went: 'به کیف پول شما برگشت', goes: 'به کیف پول برمی‌گردد' },
  credit: { went: 'به اعتبار آژانس برگشت', goes: 'به اعتبار آژانس برمی‌گردد' },
  payers: { went: eachToPayer, goes: eachToPayer },
} as const satisfies Readonly<Record<MoneyBack, MoneyBackWords>>

/** Of the terms, before it is known who pays. */
export function ifNotIssued(paper: string): string {
  return `اگر ${paper} صادر نشود، کل مبلغ به کیف پول شما برمی‌گردد؛ خرید روی اعتبار آژانس به همان اعتبار.`
}
