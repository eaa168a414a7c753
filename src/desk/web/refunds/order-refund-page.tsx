import './refunds.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { type QuotedChoice, RefundChoice } from '#desk/web/refunds/refund-choice.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { Note } from '#web/ui/states/note.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/order-refund-page'

export { loader } from './order-refund-page.server.ts'

const MoreForm = woken(async () => (await import('#desk/web/refunds/more-form.tsx')).MoreForm)
const GiveBackForm = woken(async () => (await import('#desk/web/refunds/give-back-form.tsx')).GiveBackForm)

export default function OrderRefundPage({ loaderData: order }: Route.ComponentProps) {
  const [quoted, setQuoted] = useState<QuotedChoice>()
  const mayPropose = useMay('refunds.propose')
  return (
    <DeskPage
      title={`استرداد سفارش ${order.orderNumber}`}
      sub={<Link to={`/desk/orders/${order.orderNumber}`}>بازگشت به سفارش</Link>}
    >
      {order.refusal !== undefined && <Note tone="warn">{order.refusal}</Note>}
      {order.refusal === undefined && (
        <div className="desk-split" data-open="">
          <RefundChoice order={order} onQuoted={setQuoted} />
          {quoted !== undefined && (
            <div className="desk-refunds" key={JSON.stringify(quoted)}>
              <GiveBackForm order={order} quoted={quoted} />
              {mayPropose && <MoreForm order={order} quoted={quoted} />}
            </div>
          )}
        </div>
      )}
    </DeskPage>
  )
}
