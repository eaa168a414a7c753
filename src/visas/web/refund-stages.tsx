import './refund-stages.css'
import { priceText } from '#money/display-unit.ts'
import { rial } from '#money/rial.ts'
import { discountOfEach, type RefundMoment, refundRows } from '#visas/refund-rule.ts'
import { Price } from '#web/ui/flight/price.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface EachPrice {
  readonly each: number
  readonly service: number
  readonly guarantee: number
}

/** Discount of the whole order, rial. */
export interface DiscountOfAll {
  readonly applicants: number
  readonly discount: number
}

interface Props {
  readonly price: EachPrice
  readonly off?: DiscountOfAll | undefined
  readonly current?: RefundMoment | undefined
}

export function RefundStages({ price, off, current }: Props) {
  const rows = rowsFor(price, off)
  return (
    <table className="refund-stages">
      <caption className="only-spoken">آنچه از مبلغ هر نفر در هر مرحله برمی‌گردد</caption>
      <thead>
        <tr>
          <th scope="col">مرحله</th>
          <th scope="col">برمی‌گردد، هر نفر</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ moment, words, says, keeps, back }) => (
          <tr key={moment} aria-current={moment === current ? 'step' : undefined}>
            <th scope="row">
              {words} {moment === current && <Tag tone="primary">الان</Tag>}
              <small>{says}</small>
            </th>
            <td data-back={backIn(keeps, back)}>
              {back === 0 ? 'هیچ' : <Price amount={priceText(back)} />}
              {keeps > 0 && back > 0 && <small>کسر {priceText(keeps)}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function backIn(keeps: number, back: number): 'all' | 'part' | 'nothing' {
  if (keeps === 0) return 'all'
  return back > 0 ? 'part' : 'nothing'
}

function rowsFor(price: EachPrice, { applicants, discount }: DiscountOfAll = noDiscount) {
  const all = branded(price)
  return refundRows(all, discountOfEach(all.each, { applicants, discount: rial(discount) }))
}

const noDiscount = { applicants: 1, discount: 0 }

function branded({ each, service, guarantee }: EachPrice) {
  return { each: rial(each), service: rial(service), guarantee: rial(guarantee) }
}
