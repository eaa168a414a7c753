import '#orders/web/sharing/voucher-screen.css'
import type { IssuedExperience } from '#experiences/web/issued-experience.ts'
import { experienceVoucherAddress } from '#experiences/web/order-paths.ts'
import { IssuedScreen, type IssuedScreenProps } from '#orders/web/payment/issued-screen.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

export default function ExperienceIssuedScreen({
  shown,
  issued: experience,
  title,
}: IssuedScreenProps<IssuedExperience>) {
  return (
    <IssuedScreen shown={shown} title={title}>
      <div className="card voucher-stay">
        <Icon name="ticket-duotone" size="large" />
        <h2>{experience.name}</h2>
        <p>{experience.when}</p>
        {shown.reservationNumber && (
          <p>
            شمارهٔ برگزارکننده{' '}
            <b>
              <bdi dir="ltr">{shown.reservationNumber}</bdi>
            </b>
          </p>
        )}
      </div>
      <div className="ticket-papers">
        <a className="button" data-kind="primary" href={experienceVoucherAddress(shown.orderId)} download>
          <Icon name="file-pdf-bold" />
          دانلود بلیت PDF
        </a>
        <LinkButton to={shown.orderPath} kind="line">
          جزئیات سفارش
        </LinkButton>
      </div>
    </IssuedScreen>
  )
}
