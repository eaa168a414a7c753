import './ticket-screen.css'
import './voucher-screen.css'
import { IssuedStar, IssuedTimes } from '#orders/web/issued-head.tsx'
import { voucherAddress } from '#orders/web/order-voucher.tsx'
import { orderPath } from '#orders/web/paths.ts'
import type { PaymentShown } from '#orders/web/payment-page.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly shown: PaymentShown
  readonly stay: NonNullable<PaymentShown['stay']>
  readonly title: string
}

/** The end of booking a stay: where, when, and the voucher. */
export function VoucherScreen({ shown, stay, title }: Props) {
  return (
    <section className="ticket-screen" aria-labelledby="payment-title">
      <IssuedStar />
      <h1 id="payment-title">{title}</h1>
      <p>
        شمارهٔ سفارش{' '}
        <b>
          <bdi dir="ltr">{shown.orderNumber}</bdi>
        </b>{' '}
        · خبر صدور به شمارهٔ{' '}
        <bdi dir="ltr" className="ticket-phone">
          {shown.phone}
        </bdi>{' '}
        پیامک شد.
      </p>
      <IssuedTimes {...shown} />
      <div className="card voucher-stay">
        <Icon name="bed-duotone" size="large" />
        <h2>{stay.name}</h2>
        <p>
          {stay.when} · {stay.rooms}
        </p>
        {shown.reservationNumber && (
          <p>
            شمارهٔ تأیید هتل{' '}
            <b>
              <bdi dir="ltr">{shown.reservationNumber}</bdi>
            </b>
          </p>
        )}
      </div>
      <div className="ticket-papers">
        <a className="button" data-kind="primary" href={voucherAddress(shown.orderId)} download>
          <Icon name="file-pdf-bold" />
          دانلود واچر PDF
        </a>
        <LinkButton to={orderPath(shown.orderId, 'hotel')} kind="line">
          جزئیات سفارش
        </LinkButton>
      </div>
    </section>
  )
}
