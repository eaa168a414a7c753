import '#orders/web/sharing/voucher-screen.css'
import { voucherAddress } from '#hotels/web/order-voucher.tsx'
import type { stayTexts } from '#orders/web/order/stay-texts.ts'
import { IssuedScreen, type IssuedScreenProps } from '#orders/web/payment/issued-screen.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Stay = ReturnType<typeof stayTexts>

export default function VoucherScreen({ shown, issued: stay, title }: IssuedScreenProps<Stay>) {
  return (
    <IssuedScreen shown={shown} title={title}>
      <div className="card voucher-stay">
        <Icon name="bed-duotone" size="large" />
        <h2>{stay.name}</h2>
        <p>
          {stay.when}&nbsp;· {stay.rooms}
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
        <LinkButton to={shown.orderPath} kind="line">
          جزئیات سفارش
        </LinkButton>
      </div>
    </IssuedScreen>
  )
}
