import type { ForeignWords } from '#orders/foreign-words.ts'
import { ifRateFalls } from '#orders/if-rate-falls.ts'

/** What is paid is rial; what it comes of is said beside it, and what becomes of it by another rate. */
export function ForeignLines({ prices }: { readonly prices: readonly ForeignWords[] }) {
  if (prices.length === 0) return null
  return (
    <>
      {prices.map(({ amount, rate }) => (
        <p key={rate} className="summary-foot">
          {amount}، با نرخ {rate}
        </p>
      ))}
      <p className="summary-foot">{ifRateFalls}</p>
    </>
  )
}
