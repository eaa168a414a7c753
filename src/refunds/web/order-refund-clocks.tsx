import type { RefundWords } from '#orders/refund-face.ts'
import type { Refundable, RefundableItem } from '#refunds/responses.ts'
import { clocksOf } from '#refunds/web/clocks-of.ts'
import { PenaltyClock } from '#web/ui/flight/penalty-clock.tsx'

interface Props {
  readonly refundable: Refundable
  readonly words: RefundWords
}

export function OrderRefundClocks({ refundable, words: { beginning, isEachTold } }: Props) {
  const open = refundable.items.filter(({ allowed }) => allowed)
  const clocks = clocksOf(refundable, open)
  return (
    <>
      {clocks.map(({ zone, cityName, steps }) => (
        <div key={zone}>
          {clocks.length > 1 && <h3>از {cityName}</h3>}
          <PenaltyClock {...{ zone, cityName, steps, beginning }} isWhole />
        </div>
      ))}
      {isEachTold && open.length > 1 && (
        <section className="order-refund-each" aria-label="جریمهٔ هر بلیت">
          {open.map((item) => (
            <ItemClock key={`${item.passenger}-${item.leg}`} refundable={refundable} item={item} />
          ))}
        </section>
      )}
    </>
  )
}

function ItemClock({ refundable, item }: Pick<Props, 'refundable'> & { readonly item: RefundableItem }) {
  const from = refundable.legs.find(({ leg }) => leg === item.leg)?.cityName
  return (
    <details>
      <summary>
        بلیت {item.name}
        {refundable.legs.length > 1 && ` از ${from}`}
      </summary>
      {clocksOf(refundable, [item]).map((clock) => (
        <PenaltyClock key={clock.zone} {...clock} isWhole />
      ))}
    </details>
  )
}
