import { Link } from 'react-router'
import { dateWithYear } from '#calendar/formatted.ts'
import { agreedPath, formattedVersion, type LawSlug } from '#law/law-text.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly slug: LawSlug
  /** of the edition that is read */
  readonly version: string
  readonly agreed: {
    readonly version: string
    readonly variant: string
    readonly orderNumber: string
    /** `YYYY-MM-DD` */
    readonly day: string
  }
}

/** Which edition the reader's own orders go by. */
export function LawAgreed({ slug, version, agreed }: Props) {
  const isThis = agreed.version === version
  return (
    <p className="law-agreed" data-this={isThis}>
      <Icon name="seal-check-fill" />
      <span>
        شما نسخهٔ <b>{formattedVersion(agreed.version)}</b> را{' '}
        {dateWithYear(Temporal.PlainDate.from(agreed.day))} با سفارش{' '}
        <span className="ltr">{agreed.orderNumber}</span> پذیرفته‌اید. برای هر سفارش، همان نسخه‌ای معتبر است که
        آن روز پذیرفتید.{' '}
        {!isThis && <Link to={agreedPath(slug, agreed)}>خواندن نسخهٔ {formattedVersion(agreed.version)}</Link>}
      </span>
    </p>
  )
}
