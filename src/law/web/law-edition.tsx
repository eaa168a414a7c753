import { Link } from 'react-router'
import { dateWithYear, gregorianDate } from '#calendar/formatted.ts'
import { agreedPath, formattedVersion, type LawSlug, type LawText, lawPaths } from '#law/law-text.ts'
import { persianDigits } from '#money/digits.ts'

interface Props {
  readonly slug: LawSlug
  readonly version: string
  readonly since: string
  readonly isInForce: boolean
  /** whose, where this site's own are others */
  readonly of: string | null
  readonly isElsewhere: boolean
  readonly versions: readonly string[]
  readonly text: Pick<LawText, 'clauses'>
  /** ids of clauses */
  readonly changed: readonly string[]
}

export function LawEdition({ slug, version, since, isInForce, of, isElsewhere, versions, ...words }: Props) {
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
        {words.changed.length > 0 && (
          <div>
            <dt>عوض شد</dt>
            <dd>{changedWords(words)}</dd>
          </div>
        )}
      </dl>
      {!isInForce && <p className="law-old">این نسخه دیگر برقرار نیست و برای سفارش‌های زمان خود معتبر است.</p>}
      {isElsewhere && (
        <p className="law-old">این متن سایت دیگر ماست و برای سفارش‌هایی معتبر است که آنجا ثبت شده‌اند.</p>
      )}
      {others.length > 0 && (
        <details className="law-others">
          <summary>نسخه‌های دیگر</summary>
          <ul>
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
        </details>
      )}
    </>
  )
}

/** «بند ۲», «بندهای ۲ و ۵» */
function changedWords({ text, changed }: Pick<Props, 'text' | 'changed'>): string {
  const numbers = text.clauses.flatMap(({ id }, at) => (changed.includes(id) ? [persianDigits(at + 1)] : []))
  const [last = '', ...rest] = numbers.toReversed()
  return rest.length === 0 ? `بند ${last}` : `بندهای ${rest.toReversed().join('، ')} و ${last}`
}
