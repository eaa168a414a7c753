import type { StatementView } from '#agencies/calls.ts'
import { dateWithYear } from '#calendar/formatted.ts'
import { inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { dayOf } from '#wallet/days.ts'

const columns = {
  date: 'تاریخ',
  says: 'شرح',
  of: 'سفارش یا پیگیری',
  invoice: 'فاکتور',
  amount: 'مبلغ',
  balance: 'مانده',
} as const

/** Rial, to the last. */
export function StatementTable({ statement }: { readonly statement: StatementView }) {
  const { lines, opening, closing } = statement
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className="card agency-statement" role="region" aria-label="صورت‌حساب" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {Object.values(columns).map((words) => (
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
              <td>{dateWithYear(dayOf(Temporal.Instant.from(line.at)))}</td>
              <td>{line.says}</td>
              <Number column={columns.of} of={line.orderNumber ?? line.reference} />
              <Number column={columns.invoice} of={line.invoice} />
              <Number column={columns.amount} of={inRial(rial(line.amount))} />
              <Number column={columns.balance} of={inRial(rial(line.balance))} />
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
      <Number column={columns.balance} of={inRial(rial(amount))} />
    </tr>
  )
}

/** Its column is said beside it where a narrow screen has no columns. */
function Number({ column, of }: { readonly column: string; readonly of: string | null }) {
  return <td data-column={column}>{of && <bdi dir="ltr">{of}</bdi>}</td>
}
