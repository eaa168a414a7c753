import type { PaxType } from '#flights/enumerations.ts'
import type { FlightDetail, ItemisedPrice } from '#flights/responses.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'

export const paxNames: Readonly<Record<PaxType, string>> = {
  Adult: 'بزرگسال',
  Child: 'کودک',
  Infant: 'نوزاد',
}

interface Props {
  readonly prices: readonly ItemisedPrice[]
  readonly foreign: FlightDetail['foreign']
}

export function FareLines({ prices, foreign }: Props) {
  return (
    <details className="results-rules">
      <summary>ریز قیمت</summary>
      {prices.map(({ paxType, baseFare, totalPrice, taxItems }) => (
        <table key={paxType}>
          <caption className="only-spoken">
            ریز قیمت هر {paxNames[paxType]}، {moneyUnit()}
          </caption>
          <tbody>
            <Line words="نرخ پایه" amount={baseFare} />
            {taxItems.map(({ code, name, amount }) => (
              <Line key={code} words={name} amount={amount} />
            ))}
          </tbody>
          <tfoot>
            <Line words={`هر ${paxNames[paxType]}`} amount={totalPrice} />
          </tfoot>
        </table>
      ))}
      {foreign.map(({ amount, rate }) => (
        <p key={rate} className="results-foreign">
          {amount}، با نرخ {rate}
        </p>
      ))}
    </details>
  )
}

function Line({ words, amount }: { readonly words: string; readonly amount: number }) {
  return (
    <tr>
      <th scope="row">{words}</th>
      <td>
        <bdi dir="ltr">{priceText(amount)}</bdi>
      </td>
    </tr>
  )
}
