import type { ForeignWords } from '#orders/foreign-words.ts'

/** What is paid is rial; what it comes of is said beside it. */
export function ForeignLines({ prices }: { readonly prices: readonly ForeignWords[] }) {
  return prices.map(({ amount, rate }) => (
    <p key={rate} className="summary-foot">
      {amount}، با نرخ {rate}
    </p>
  ))
}
