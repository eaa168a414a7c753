import '#orders/web/sharing/voucher-screen.css'
import type { issuedPolicy } from '#insurance/web/issued-policy.ts'
import { policyPdfAddress } from '#insurance/web/order-paths.ts'
import { IssuedScreen, type IssuedScreenProps } from '#orders/web/payment/issued-screen.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Policy = Awaited<ReturnType<typeof issuedPolicy>>

export default function PolicyScreen({ shown, issued: policy, title }: IssuedScreenProps<Policy>) {
  return (
    <IssuedScreen shown={shown} title={title}>
      <div className="card voucher-stay">
        <Icon name="shield-check-duotone" size="large" />
        <h2>{policy.name}</h2>
        <p>
          {policy.when}&nbsp;· {policy.people}
        </p>
        {shown.reservationNumber && (
          <p>
            شمارهٔ بیمه‌نامه{' '}
            <b>
              <bdi dir="ltr">{shown.reservationNumber}</bdi>
            </b>
          </p>
        )}
        <p>شمارهٔ کمک اضطراری در بیمه‌نامه و صفحهٔ سفارش است و بی اینترنت هم در این سایت نصب‌شده می‌ماند.</p>
      </div>
      <div className="ticket-papers">
        <a className="button" data-kind="primary" href={policyPdfAddress(shown.orderId)} download>
          <Icon name="file-pdf-bold" />
          دانلود بیمه‌نامه PDF
        </a>
        <LinkButton to={shown.orderPath} kind="line">
          جزئیات سفارش
        </LinkButton>
      </div>
    </IssuedScreen>
  )
}
