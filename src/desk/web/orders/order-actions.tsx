import { Link } from 'react-router'
import type { orderDeskCalls } from '#desk/orders-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { OrderPageView } from '#desk/web/orders/order-view.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

/** What cannot be done stays, with its reason. */
export function OrderActions({ order }: { readonly order: OrderPageView }) {
  const { busy, refusal, run } = useOrderAction()
  const { row, may } = order
  const mayRefund = useMay('refunds.work')
  const params = { number: row.number }
  if (!useMay('orders.work')) return null
  return (
    <div className="desk-order-actions">
      {may.issue ? (
        <Button
          busy={busy === 'issue' && 'در حال صدور…'}
          onClick={() =>
            void run('issue', 'از تأمین‌کننده خواسته شد', () =>
              askDesk<typeof orderDeskCalls.issueAgain>('POST /api/desk/orders/{number}/issue', { params }),
            )
          }
        >
          صدور دوباره
        </Button>
      ) : (
        <p>صدور دوباره: {row.says}</p>
      )}
      {may.resend ? (
        <Button
          kind="line"
          busy={busy === 'resend' && 'در حال فرستادن…'}
          onClick={() =>
            void run('resend', 'دوباره فرستاده شد', () =>
              askDesk<typeof orderDeskCalls.resend>('POST /api/desk/orders/{number}/resend', { params }),
            )
          }
        >
          فرستادن دوبارهٔ مدارک
        </Button>
      ) : (
        <p>فرستادن دوبارهٔ مدارک: هنوز چیزی صادر نشده یا برگشته است</p>
      )}
      {may.resend && mayRefund && (
        <Link className="button" data-kind="line" to={`/desk/orders/${row.number}/refund`}>
          استرداد
        </Link>
      )}
      {may.resend && (
        <Link className="button" data-kind="line" to={`/desk/orders/${row.number}/acting`}>
          به‌جای مسافر، با کد او
        </Link>
      )}
      <RefusalNote says={refusal} />
    </div>
  )
}
