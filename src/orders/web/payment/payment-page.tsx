import '#web/ui/fields/choice.css'
import '#web/ui/flight/airline-tile.css'
import '#web/ui/flight/ticket.css'
import '#payments/web/gateway-choice.css'
import '#web/art/bird.css'
import '#web/art/shamseh.css'
import '#web/ui/states/skeleton.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/countdown.css'
import './issuing-screen.css'
import '#orders/web/sharing/ticket-screen.css'
import '#orders/web/sharing/voucher-screen.css'
import './payment-page.css'
import { issuedScreens } from '#app/product-screens.ts'
import { isWaiting, type PaymentState } from '#orders/web/payment/payment-state.ts'
import { usePaymentWatch } from '#orders/web/payment/use-payment-watch.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/payment-page'

export { loader } from './payment-page.server.ts'

export type PaymentView = Route.ComponentProps['loaderData']

const PaymentOutcome = woken(
  async () => (await import('#orders/web/payment/payment-summary.tsx')).PaymentSummary,
)
const IssuingScreen = woken(
  async () => (await import('#orders/web/payment/issuing-screen.tsx')).IssuingScreen,
)
const screens = Object.entries(issuedScreens).map(([product, bring]) => ({
  product,
  Bought: woken(async () => (await bring()).default),
}))

function titleOf({ state, words }: Pick<PaymentView, 'state' | 'words'>): string {
  const titles = {
    'to-pay': 'پرداخت',
    unfinished: 'پرداخت هنوز کامل نشده است',
    checking: 'در حال بررسی پرداخت',
    declined: 'پرداخت ناموفق',
    lost: 'پرداخت ناموفق',
    credited: 'مبلغ به کیف پول شما برگشت',
    ended: 'این سفارش پایان یافته است',
    unissued: words.titles.failed,
    replaced: words.titles.failed,
    ...words.titles,
  } as const satisfies Record<PaymentState, string>
  return titles[state]
}

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const { state, attempt, orderId, orderStatus } = loaderData
  const { isOffline } = usePaymentWatch({
    orderId,
    orderStatus,
    attempt: state === 'issuing' ? undefined : attempt,
    isWaiting: isWaiting(state),
  })
  const title = titleOf(loaderData)
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

function Screen({ shown, title }: { readonly shown: PaymentView; readonly title: string }) {
  const waiting = <TicketWaiting title={title} />
  const own = shown.issued === undefined ? [] : screens.filter(({ product }) => product === shown.product)
  if (own.length > 0)
    return own.map(({ product, Bought }) => (
      <Bought key={product} {...{ shown, title, waiting }} issued={shown.issued as never} />
    ))
  if (shown.state === 'issuing') return <IssuingScreen {...{ shown, title, waiting }} />
  return <PaymentOutcome {...{ shown, title, waiting }} />
}

function TicketWaiting({ title }: { readonly title: string }) {
  return (
    <section className="ticket-screen">
      <h1>{title}</h1>
      <Waiting />
    </section>
  )
}
