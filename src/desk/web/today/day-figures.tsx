import { Link } from 'react-router'
import { durationWords } from '#calendar/formatted.ts'
import { counters } from '#desk/orders/counters.ts'
import type { Today } from '#desk/orders/today.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText, priceWords } from '#money/display-unit.ts'

/** Each counter leads to the list of what it counts. */
export function DayFigures({ today }: { readonly today: Today }) {
  const { counts, soldRial, soldRialBefore } = today
  return (
    <section className="desk-figures" aria-label="شمارنده‌های امروز">
      <div className="desk-figure">
        <span>فروش امروز</span>
        <b>{priceWords(soldRial)}</b>
        <small>{comparedWith(soldRial, soldRialBefore)}</small>
      </div>
      {counters.map(({ key, title, address, tone }) => {
        const orders = counts.find((count) => count.key === key)?.orders ?? 0
        return (
          <Link
            key={key}
            className="desk-figure"
            to={`/desk/orders?${address}`}
            data-tone={orders === 0 ? 'plain' : tone}
          >
            <span>{title}</span>
            <b>{persianDigits(orders)}</b>
          </Link>
        )
      })}
    </section>
  )
}

function comparedWith(now: number, before: number): string {
  if (before === 0) return 'تا این ساعت دیروز فروشی نبود'
  return `تا این ساعت دیروز ${priceText(before)}${now >= before ? '، امروز پیش است' : '، امروز پس است'}`
}

/** What was promised, by when it is due. */
export function LateThings({ today: { late, at } }: { readonly today: Today }) {
  if (late.length === 0) return <p className="desk-quiet">کاری از وقت نگذشته و کار بازی نیست.</p>
  return (
    <table className="desk-table desk-late">
      <caption>کارهای باز، نزدیک‌ترین مهلت نخست</caption>
      <thead>
        <tr>
          <th scope="col">سفارش</th>
          <th scope="col">کار</th>
          <th scope="col">از</th>
          <th scope="col">مهلت</th>
        </tr>
      </thead>
      <tbody>
        {late.map(({ number, says, since, dueAt, isLate, orderNumber }) => (
          <tr key={number} data-late={isLate ? '' : undefined}>
            <th scope="row">
              {orderNumber === null ? '—' : <Link to={`/desk/orders/${orderNumber}`}>{orderNumber}</Link>}
            </th>
            <td>{says}</td>
            <td>{durationWords(minutesBetween(since, at))} پیش</td>
            <td>
              {isLate
                ? `${durationWords(minutesBetween(dueAt, at))} گذشته`
                : `${durationWords(minutesBetween(at, dueAt))} مانده`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function minutesBetween(from: string, until: string): number {
  const milliseconds = Date.parse(until) - Date.parse(from)
  return Math.max(0, Math.trunc(milliseconds / 60_000))
}
