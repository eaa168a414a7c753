import { fullDate } from '#calendar/formatted.ts'
import type { LegBags } from '#flights/choosing/bag.ts'
import { bagWords } from '#flights/choosing/bag-words.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'

export function ExtraBags({ bags, says, source, effectiveFrom }: LegBags) {
  return (
    <details className="results-rules">
      <summary>بار اضافه</summary>
      {bags.length > 0 && (
        <table>
          <caption className="only-spoken">قیمت بار اضافهٔ هر مسافر، {moneyUnit()}</caption>
          <tbody>
            {bags.map((bag) => (
              <tr key={bag.id}>
                <th scope="row">{bagWords(bag)}</th>
                <td>
                  <bdi dir="ltr">{priceText(bag.price)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="results-sentences">
        {says}
        {source !== '' && ` ${source}، از ${fullDate(Temporal.PlainDate.from(effectiveFrom))}.`}
      </p>
    </details>
  )
}
