// Styles of another try to pay and of the ticket: the server draws them at once, and lazy parts bring theirs too late.
import '#web/ui/choice.css'
import '#web/ui/airline-tile.css'
import '#web/ui/ticket.css'
import '#payments/web/gateway-choice.css'
import './ticket-screen.css'
import './payment-page.css'
import { lazy } from 'react'
import { IssuingScreen } from '#orders/web/issuing-screen.tsx'
import { isWaiting, type PaymentState } from '#orders/web/payment-state.ts'
import { PaymentTold } from '#orders/web/payment-told.tsx'
import { usePaymentWatch } from '#orders/web/use-payment-watch.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Note } from '#web/ui/note.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { whenNear } from '#web/when-near.ts'
import type { Route } from './+types/payment-page'

export { loader } from './payment-page.server.ts'

export type PaymentShown = Route.ComponentProps['loaderData']

/** The server's until somebody comes near; without Suspense, so that it stands in the page's flow from the start. */
const TicketScreen = lazy(async () => {
  await whenNear()
  return { default: (await import('#orders/web/ticket-screen.tsx')).TicketScreen }
})

const titles = {
  'to-pay': 'پرداخت',
  unfinished: 'پرداخت هنوز کامل نشده است',
  checking: 'در حال بررسی پرداخت',
  declined: 'پرداخت ناموفق',
  lost: 'پرداخت ناموفق',
  credited: 'مبلغ به کیف پول شما برگشت',
  ended: 'این سفارش پایان یافته است',
  issuing: 'در حال صدور بلیت',
  issued: 'بلیت شما صادر شد',
  refunded: 'همهٔ بلیت‌ها استرداد شد',
  failed: 'بلیت صادر نشد',
} as const satisfies Record<PaymentState, string>

/** From the bank to the ticket: what became of the payment, told without a reload. */
export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const { state, attempt, orderId, orderStatus } = loaderData
  const { isOffline } = usePaymentWatch({
    orderId,
    orderStatus,
    attempt: state === 'issuing' ? undefined : attempt,
    isWaiting: isWaiting(state),
  })
  const title = titles[state]
  return (
    <SiteLayout {...useVisitor()}>
      <title>{title}</title>
      <p className="only-spoken" role="status">
        {title}
      </p>
      <div className="wrap payment" data-state={state}>
        {isOffline && (
          <Note tone="warn" icon="wifi-slash-duotone" announced>
            اتصال برقرار نیست. همین که برگردد، این صفحه خودش تازه می‌شود؛ خرید شما گم نمی‌شود.
          </Note>
        )}
        <Screen shown={loaderData} title={title} />
      </div>
    </SiteLayout>
  )
}

function Screen({ shown, title }: { readonly shown: PaymentShown; readonly title: string }) {
  if (shown.tickets.length > 0) return <TicketScreen shown={shown} tickets={shown.tickets} title={title} />
  if (shown.state === 'issuing') return <IssuingScreen shown={shown} title={title} />
  return <PaymentTold shown={shown} title={title} />
}
