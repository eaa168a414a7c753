import './refund-stages.css'
import { rial } from '#money/rial.ts'
import { type RefundMoment, refundRows } from '#visas/refund-rule.ts'
import { toman } from '#web/toman.ts'
import { Price } from '#web/ui/price.tsx'
import { Tag } from '#web/ui/tag.tsx'

interface EachPrice {
  readonly each: number
  readonly service: number
  readonly guarantee: number
}

interface Props {
  /** of one applicant, rial; `guarantee` is zero where it was not bought */
  readonly price: EachPrice
  /** the row that holds now, once it is paid */
  readonly current?: RefundMoment | undefined
}

/** What comes back of one applicant's price at each stage, to the rial of it, and what is kept. */
export function RefundStages({ price, current }: Props) {
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
        {refundRows(branded(price)).map(({ moment, words, says, keeps }) => (
          <tr key={moment} aria-current={moment === current ? 'step' : undefined}>
            <th scope="row">
              {words} {moment === current && <Tag tone="primary">الان</Tag>}
              <small>{says}</small>
            </th>
            <td data-back={backIn(keeps, price)}>
              {keeps === price.each ? 'هیچ' : <Price amount={toman(price.each - keeps)} />}
              {keeps > 0 && keeps < price.each && <small>کسر {toman(keeps)}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function backIn(keeps: number, { each }: EachPrice): 'all' | 'part' | 'nothing' {
  if (keeps === 0) return 'all'
  return keeps < each ? 'part' : 'nothing'
}

/** As it travels in JSON it is a bare number. */
function branded({ each, service, guarantee }: EachPrice) {
  return { each: rial(each), service: rial(service), guarantee: rial(guarantee) }
}
