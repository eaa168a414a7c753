import './voucher-screen.css'
import { IssuedScreen } from '#orders/web/issued-screen.tsx'
import { orderPath } from '#orders/web/paths.ts'
import type { PaymentShown } from '#orders/web/payment-page.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly shown: PaymentShown
  readonly visa: NonNullable<PaymentShown['visa']>
  readonly title: string
}

/** The end of asking for a visa, and the beginning of waiting for it: what was filed, and where it is followed. */
export function FiledScreen({ shown, visa, title }: Props) {
  return (
    <IssuedScreen shown={shown} title={title} news={['هر مرحله', 'می‌شود']}>
      <div className="card voucher-stay">
        <Icon name="stamp-duotone" size="large" />
        <h2>{visa.name}</h2>
        <p>
          {visa.when} · {visa.people}
        </p>
        {shown.reservationNumber && (
          <p>
            شمارهٔ پرونده{' '}
            <b>
              <bdi dir="ltr">{shown.reservationNumber}</bdi>
            </b>
          </p>
        )}
        <p>حالا مدارک را بررسی می‌کنیم و پرونده را می‌فرستیم. زمان پاسخ و هر مرحله در صفحهٔ پیگیری است.</p>
      </div>
      <div className="ticket-papers">
        <LinkButton to={orderPath(shown.orderId, 'visa')}>پیگیری درخواست</LinkButton>
        <LinkButton to="/profile/my-travels" kind="line">
          سفرهای من
        </LinkButton>
      </div>
    </IssuedScreen>
  )
}
