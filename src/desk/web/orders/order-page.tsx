import './order.css'
import { Link } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { ClaimsCard } from '#desk/web/orders/claims-card.tsx'
import { EvidenceCard } from '#desk/web/orders/evidence-card.tsx'
import { OrderActions } from '#desk/web/orders/order-actions.tsx'
import { OrderFacts } from '#desk/web/orders/order-facts.tsx'
import { OrderNotes } from '#desk/web/orders/order-notes.tsx'
import { OrderTasks } from '#desk/web/orders/order-tasks.tsx'
import { OrderTimeline } from '#desk/web/orders/order-timeline.tsx'
import { useRowKeys } from '#desk/web/orders/use-row-keys.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { Note } from '#web/ui/states/note.tsx'
import { Tag } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/order-page'

export { loader } from './order-page.server.ts'

export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  const { row, reason, conversation } = order
  const mayReadConversations = useMay('support.read')
  useRowKeys('/desk/orders')
  return (
    <DeskPage
      title={`سفارش ${row.number}`}
      sub={
        <>
          <Tag tone={row.tone}>{row.says}</Tag> {row.passenger}، {row.made}
        </>
      }
      actions={<OrderActions order={order} />}
    >
      {reason !== '' && (
        <Note tone="warn">
          <bdi>{reason}</bdi>
        </Note>
      )}
      {conversation !== null && (mayReadConversations || conversation.isWaiting) && (
        <Note tone={conversation.isWaiting ? 'warn' : 'info'}>
          {mayReadConversations ? (
            <Link to={`/desk/support/${conversation.id}`}>گفتگوی این سفارش</Link>
          ) : (
            'گفتگوی این سفارش'
          )}
          {conversation.isWaiting && '، که مسافر در آن منتظر پاسخ است'}
        </Note>
      )}
      <div className="desk-order">
        <div>
          <OrderFacts order={order} />
          <EvidenceCard number={row.number} evidence={order.evidence} />
        </div>
        <OrderTimeline lines={order.lines} />
        <div>
          <OrderTasks order={order} />
          <ClaimsCard claims={order.claims} />
          <OrderNotes order={order} />
        </div>
      </div>
    </DeskPage>
  )
}
