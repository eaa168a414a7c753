import './order.css'
import { Link } from 'react-router'
import { DeskIcon } from '#desk/web/desk-icon.tsx'
import { OrderActions } from '#desk/web/orders/order-actions.tsx'
import { OrderFacts } from '#desk/web/orders/order-facts.tsx'
import { OrderTimeline } from '#desk/web/orders/order-timeline.tsx'
import type { OrderPageView } from '#desk/web/orders/order-view.ts'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly order: OrderPageView
  /** the list without it */
  readonly closing: string
}

export function OrderDrawer({ order, closing }: Props) {
  const { number, says, tone } = order.row
  return (
    <aside className="desk-drawer" aria-label={`سفارش ${number}`}>
      <header>
        <h2>
          <Link to={`/desk/orders/${number}`}>سفارش {number}</Link>
        </h2>
        <Link
          className="desk-close"
          to={closing}
          preventScrollReset
          aria-label="بستن"
          aria-keyshortcuts="Escape"
        >
          <DeskIcon name="x-bold" />
        </Link>
        <Tag tone={tone}>{says}</Tag>
      </header>
      <OrderActions order={order} />
      <OrderFacts order={order} />
      <OrderTimeline lines={order.lines} />
    </aside>
  )
}
