import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Page } from '#desk/web/long-table/pages.ts'
import { RowGap } from '#desk/web/long-table/row-gap.tsx'
import { useDrawnRows } from '#desk/web/long-table/use-drawn-rows.ts'
import { useEndNear } from '#desk/web/long-table/use-end-near.ts'
import { useLaterPages } from '#desk/web/long-table/use-later-pages.ts'
import { changed, columns, columnsIn } from '#desk/web/orders/columns.ts'
import { OrderRow } from '#desk/web/orders/order-row.tsx'
import type { RowView } from '#desk/web/orders/row-view.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

const keyOf = ({ number }: RowView) => number
const pageIn = (page: Page<RowView>) => page

/** Orders, the newest first; more come as their reader goes down. Other filters need another key. */
export function OrderTable({ first }: { readonly first: Page<RowView> }) {
  const [params] = useSearchParams()
  const { rows, next, isComing, bring } = useLaterPages<Page<RowView>, RowView>({
    first,
    keyOf,
    addressOf: (after) => `/desk/orders${changed(params, { after, open: '' })}`,
    pageIn,
  })
  const { scroller, places, above, below, measure } = useDrawnRows(rows.length)
  const shown = useMemo(() => columnsIn(params), [params])
  useEndNear(places.at(-1), rows.length, bring)
  if (rows.length === 0)
    return <EmptyState title="سفارشی پیدا نشد">جستجو یا صافی‌ها را تغییر دهید.</EmptyState>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className="desk-order-rows" ref={scroller} role="region" aria-label="سفارش‌ها" tabIndex={0}>
      <table aria-rowcount={next === undefined ? rows.length + 1 : -1} aria-busy={isComing}>
        <caption className="only-spoken">سفارش‌ها، از تازه به کهنه</caption>
        <colgroup>
          <col data-column="number" />
          {shown.map((column) => (
            <col key={column} data-column={column} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
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
          <RowGap height={above} />
          {places.map((place) => {
            const row = rows[place]
            return row && <OrderRow key={row.number} {...{ row, place, shown, measure }} />
          })}
          <RowGap height={below} />
        </tbody>
      </table>
    </div>
  )
}
