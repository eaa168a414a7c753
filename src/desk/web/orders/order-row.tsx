import { memo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Column, changed } from '#desk/web/orders/columns.ts'
import type { RowView } from '#desk/web/orders/row-view.ts'
import { persianDigits } from '#money/digits.ts'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly row: RowView
  /** in the list, from nought */
  readonly place: number
  readonly shown: readonly Column[]
  readonly measure: (row: HTMLTableRowElement | null) => void
}

/** Drawn once while its list is scrolled: `shown` and `measure` stay the same from one frame to the next. */
export const OrderRow = memo(function OrderRow({ row, place, shown, measure }: Props) {
  const [params] = useSearchParams()
  return (
    <tr
      ref={measure}
      data-index={place}
      aria-rowindex={place + 2}
      data-open={params.get('open') === row.number ? '' : undefined}
    >
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
  )
})

function cellOf(row: RowView, column: Column) {
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
