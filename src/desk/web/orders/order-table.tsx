import { Link, useSearchParams } from 'react-router'
import { changed, columns, columnsIn } from '#desk/web/orders/columns.ts'
import type { RowView } from '#desk/web/orders/row-view.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

export function OrderTable({ rows }: { readonly rows: readonly RowView[] }) {
  const [params] = useSearchParams()
  const shown = columnsIn(params)
  if (rows.length === 0)
    return <EmptyState title="سفارشی پیدا نشد">جستجو یا صافی‌ها را تغییر دهید.</EmptyState>
  return (
    <table className="desk-table">
      <caption className="only-spoken">سفارش‌ها، از تازه به کهنه</caption>
      <thead>
        <tr>
          <th scope="col">سفارش</th>
          {shown.map((column) => (
            <th key={column} scope="col">
              {columns[column]}
              {column === 'amount' && ` (${moneyUnit()})`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number} data-open={params.get('open') === row.number ? '' : undefined}>
            <th scope="row">
              <Link to={changed(params, { open: row.number })} preventScrollReset>
                {row.number}
              </Link>
            </th>
            {shown.map((column) => (
              <td key={column} data-column={column}>
                {cellOf(row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cellOf(row: RowView, column: keyof typeof columns) {
  if (column === 'says') return <Tag tone={row.tone}>{row.says}</Tag>
  if (column === 'passenger')
    return (
      <>
        {row.passenger} <small>{row.people > 1 && `و ${persianDigits(row.people - 1)} نفر`}</small>
      </>
    )
  if (column === 'reference') return <bdi dir="ltr">{row.reference}</bdi>
  return row[column]
}
