import { plus, type Rial } from '#money/rial.ts'

/** What happened on an agency's account; rial, above zero what lowers the debt. */
export interface StatementLine {
  readonly at: Temporal.Instant
  readonly kind: string
  readonly orderId: string | null
  /** of the bank, where it settled */
  readonly memo: string
  /** «1405-17»; null until it is numbered, and for settlements */
  readonly invoice: string | null
  readonly amount: Rial
}

export interface Balanced extends StatementLine {
  readonly balance: Rial
}

/** Each line with the balance after it. Below zero is owed. */
export function withBalances(
  opening: Rial,
  lines: readonly StatementLine[],
): { readonly lines: readonly Balanced[]; readonly closing: Rial } {
  let balance = opening
  const balanced = lines.map((line) => {
    balance = plus(balance, line.amount)
    return { ...line, balance }
  })
  return { lines: balanced, closing: balance }
}
