import { Link } from 'react-router'
import { dateWithYear, gregorianDate } from '#calendar/formatted.ts'
import { agreedPath, formattedVersion, type LawSlug, lawPaths } from '#law/law-text.ts'

interface Props {
  readonly slug: LawSlug
  readonly version: string
  readonly since: string
  readonly isInForce: boolean
  /** whose, where this site's own are others */
  readonly of: string | null
  readonly isElsewhere: boolean
  readonly versions: readonly string[]
}

export function LawEdition({ slug, version, since, isInForce, of, isElsewhere, versions }: Props) {
  const day = Temporal.PlainDate.from(since)
  const others = versions.filter((one) => one !== version)
  return (
    <>
      <dl className="law-edition">
        <div>
          <dt>نسخه</dt>
          <dd>{formattedVersion(version)}</dd>
        </div>
        <div>
          <dt>از</dt>
          <dd>
            {dateWithYear(day, 'jalali')}
            <small>{gregorianDate(day)}</small>
          </dd>
        </div>
      </dl>
      {!isInForce && <p className="law-old">این نسخه دیگر برقرار نیست و برای سفارش‌های زمان خود معتبر است.</p>}
      {isElsewhere && (
        <p className="law-old">این متن سایت دیگر ماست و برای سفارش‌هایی معتبر است که آنجا ثبت شده‌اند.</p>
      )}
      {others.length > 0 && (
        <ul className="law-others">
          {others.map((one) => (
            <li key={one}>
              <Link
                to={
                  of === null
                    ? `${lawPaths[slug]}?version=${one}`
                    : agreedPath(slug, { variant: of, version: one })
                }
              >
                نسخهٔ {formattedVersion(one)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
