import '#orders/web/sharing/voucher-screen.css'
import { IssuedScreen, type IssuedScreenProps } from '#orders/web/payment/issued-screen.tsx'
import type { IssuedTour } from '#tours/web/issued-tour.ts'
import { voucherAddress } from '#tours/web/order-paths.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

export default function TourIssuedScreen({ shown, issued: tour, title }: IssuedScreenProps<IssuedTour>) {
  return (
    <IssuedScreen shown={shown} title={title}>
      <div className="card voucher-stay">
        <Icon name="island-duotone" size="large" />
        <h2>{tour.name}</h2>
        <p>{tour.when}</p>
        {shown.reservationNumber && (
          <p>
            شمارهٔ واچر{' '}
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
        <LinkButton to={shown.orderPath} kind="line">
          جزئیات سفارش
        </LinkButton>
      </div>
    </IssuedScreen>
  )
}
