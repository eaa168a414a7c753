import { Link } from 'react-router'
import { changed } from '#desk/web/orders/columns.ts'
import type { RefundRow } from '#desk/web/refunds/refunds-page.server.ts'
import { Tag } from '#web/ui/states/tag.tsx'

export function refundTable(rows: readonly RefundRow[], params: URLSearchParams) {
  return rows.map(({ number, orderNumber, amount, to, age, due, isLate, status }) => ({
    key: number,
    isChosen: params.get('open') === number,
    cells: [
      <Link key="open" to={changed(params, { open: number })} preventScrollReset>
        {number}
      </Link>,
      orderNumber,
      <b key="amount">{amount}</b>,
      to,
      age,
      isLate ? (
        <Tag key="due" tone="bad">
          گذشته: {due}
        </Tag>
      ) : (
        due
      ),
      <Tag key="status" tone={status.tone}>
        {status.words}
      </Tag>,
    ],
  }))
}
