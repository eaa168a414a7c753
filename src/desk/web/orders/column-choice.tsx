import { Link, useSearchParams } from 'react-router'
import { columnNames, columns, columnsIn, withColumn } from '#desk/web/orders/columns.ts'

/** Which columns the list has; the address remembers. */
export function ColumnChoice() {
  const [params] = useSearchParams()
  const shown = columnsIn(params)
  return (
    <details className="desk-columns">
      <summary>ستون‌ها</summary>
      <ul>
        {columnNames.map((column) => (
          <li key={column}>
            <Link
              to={withColumn(params, column)}
              preventScrollReset
              aria-current={shown.includes(column) ? 'true' : undefined}
            >
              {columns[column]}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
