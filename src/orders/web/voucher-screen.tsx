import './voucher-screen.css'
import { IssuedScreen } from '#orders/web/issued-screen.tsx'
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
    <IssuedScreen shown={shown} title={title}>
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
    </IssuedScreen>
  )
}
