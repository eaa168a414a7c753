import { Link } from 'react-router'
import { persianDigits } from '#money/digits.ts'
import { grouped } from '#money/formatted.ts'
import type { PromiseDaysView } from '#status/promise-days.ts'
import { percentNumber } from '#status/web/status-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

/** As many as stand in a row. */
const mostCounted = 4
/** a day below is told by its colour as well */
const wellPercent = 95

const assurances = [
  ['wallet-duotone', 'قیمت فهرست، قیمت نهایی است', '/about-us'],
  ['shield-check-duotone', 'اگر صادر نشود، همهٔ پول برمی‌گردد', '/refund-promise'],
  ['ticket-duotone', 'جریمهٔ استرداد، پیش از خرید معلوم است', '/faq/refund-penalty'],
  ['phone-duotone', 'پاسخ تلفنی، در ساعت کار', '/contact-us'],
] as const satisfies readonly (readonly [IconName, string, string])[]

/** What was promised and measured; where nothing was yet, the assurances alone. */
export function HomeCounted({ promises }: { readonly promises: readonly PromiseDaysView[] }) {
  return (
    <div className="home-counted">
      <div className="wrap">
        {promises.length > 0 && (
          <section aria-labelledby="home-counted">
            <header className="home-lower-head">
              <h2 id="home-counted">قولی که می‌شود شمرد</h2>
              <p>هر ستون یک روز از ۳۰ روز گذشته است؛ از خود سامانه خوانده می‌شود</p>
              <Link to="/status" discover="none">
                وضعیت سرویس‌ها
                <Icon name="arrow-left-bold" size="small" />
              </Link>
            </header>
            <ul>
              {promises.slice(0, mostCounted).map((one) => (
                <li key={one.name}>
                  <Counted {...one} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <ul className="home-assurances">
          {assurances.map(([icon, words, path]) => (
            <li key={path}>
              <Icon name={icon} size="medium" />
              <Link to={path} discover="none">
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Counted({ title, within, share, many, days }: PromiseDaysView) {
  return (
    <>
      <Bars days={days} />
      <b>
        {percentNumber(share)}
        <small>٪</small>
      </b>
      <p>
        {title}، {within}
      </p>
      <small>از {persianDigits(grouped(many))} بار</small>
    </>
  )
}

const [width, height] = [240, 40]

/** One path for the days that were well, one for the others, one for those without any. */
function Bars({ days }: Pick<PromiseDaysView, 'days'>) {
  const step = width / days.length
  const lines = { well: '', unwell: '', none: '' }
  for (const [at, percent] of days.entries()) {
    const kind = percent === null ? 'none' : percent >= wellPercent ? 'well' : 'unwell'
    const tall = percent === null ? 2 : 6 + Math.round(((height - 8) * percent) / 100)
    // today stands where one begins to read
    lines[kind] += `M${Math.round(width - (at + 0.5) * step)} ${height}v-${tall}`
  }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {Object.entries(lines).map(([kind, d]) => d !== '' && <path key={kind} data-kind={kind} d={d} />)}
    </svg>
  )
}
