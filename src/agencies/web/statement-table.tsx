import type { StatementView } from '#agencies/calls.ts'
import { dateForForm } from '#calendar/form-date.ts'
import { persianDigits } from '#money/digits.ts'
import { inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { dayOf } from '#wallet/days.ts'

/** Rial, to the last. */
export function StatementTable({ statement }: { readonly statement: StatementView }) {
  const { lines, opening, closing } = statement
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className="card agency-statement" role="region" aria-label="صورت‌حساب" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {['تاریخ', 'شرح', 'سفارش یا پیگیری', 'فاکتور', 'مبلغ', 'مانده'].map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Total words="مانده از پیش" amount={opening} />
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
            <tr key={at}>
              <td>{persianDigits(dateForForm(dayOf(Temporal.Instant.from(line.at))))}</td>
              <td>{line.says}</td>
              <td>
                <bdi dir="ltr">{line.orderNumber ?? line.reference}</bdi>
              </td>
              <td>
                <bdi dir="ltr">{line.invoice}</bdi>
              </td>
              <Amount of={line.amount} />
              <Amount of={line.balance} />
            </tr>
          ))}
          <Total words="مانده در پایان" amount={closing} />
        </tbody>
      </table>
    </div>
  )
}

function Total({ words, amount }: { readonly words: string; readonly amount: number }) {
  return (
    <tr>
      <th scope="row" colSpan={5}>
        {words}
      </th>
      <Amount of={amount} />
    </tr>
  )
}

function Amount({ of }: { readonly of: number }) {
  return (
    <td>
      <bdi dir="ltr">{inRial(rial(of))}</bdi>
    </td>
  )
}
