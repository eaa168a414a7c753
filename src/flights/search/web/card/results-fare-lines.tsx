import type { PaxType } from '#flights/proposal.ts'
import type { ItemisedPrice } from '#flights/responses.ts'
import { persianDigits } from '#money/digits.ts'
import { toman } from '#web/toman.ts'

export const paxNames: Readonly<Record<PaxType, string>> = {
  Adult: 'بزرگسال',
  Child: 'کودک',
  Infant: 'نوزاد',
}

interface Props {
  readonly prices: readonly ItemisedPrice[]
  readonly total: number
}

export function FareLines({ prices, total }: Props) {
  return (
    <details className="results-rules">
      <summary>ریز قیمت</summary>
      <table>
        <caption className="only-spoken">ریز قیمت، تومان</caption>
        <tbody>
          {prices.flatMap(({ paxType, count, baseFare, taxItems }) => [
            <Line
              key={paxType}
              words={`نرخ پایه، ${persianDigits(count)} ${paxNames[paxType]}`}
              amount={baseFare * count}
            />,
            ...taxItems.map(({ code, name, amount }) => (
              <Line key={paxType + code} words={`${name}، ${paxNames[paxType]}`} amount={amount * count} />
            )),
          ])}
        </tbody>
        <tfoot>
          <Line words="جمع" amount={total} />
        </tfoot>
      </table>
    </details>
  )
}

function Line({ words, amount }: { readonly words: string; readonly amount: number }) {
  return (
    <tr>
      <th scope="row">{words}</th>
      <td>
        <bdi dir="ltr">{toman(amount)}</bdi>
      </td>
    </tr>
  )
}
