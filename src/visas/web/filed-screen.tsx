import '#orders/web/sharing/voucher-screen.css'
import { IssuedScreen, type IssuedScreenProps } from '#orders/web/payment/issued-screen.tsx'
import type { visaTexts } from '#visas/web/visa-texts.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Visa = ReturnType<typeof visaTexts>

export default function FiledScreen({ shown, issued: visa, title }: IssuedScreenProps<Visa>) {
  return (
    <IssuedScreen shown={shown} title={title} news={['هر مرحله', 'می‌شود']}>
      <div className="card voucher-stay">
        <Icon name="stamp-duotone" size="large" />
        <h2>{visa.name}</h2>
        <p>
          {visa.when}&nbsp;· {visa.people}
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
        <LinkButton to={shown.orderPath}>پیگیری درخواست</LinkButton>
        <LinkButton to="/profile/my-travels" kind="line">
          سفرهای من
        </LinkButton>
      </div>
    </IssuedScreen>
  )
}
