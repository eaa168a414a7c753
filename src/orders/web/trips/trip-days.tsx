import './trip-days.css'
import { Link } from 'react-router'
import { moneyUnit } from '#money/display-unit.ts'
import { StatusTag } from '#orders/web/order/status-tag.tsx'
import type { TripView } from '#orders/web/trips/trip-page.server.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Day = TripView['days'][number]

/** A trip by its days: the way there, the nights, the way back. */
export function TripDays({ days }: { readonly days: readonly Day[] }) {
  return (
    <ol className="trip-days">
      {days.map((day) => (
        <li key={day.key} data-end={day.isEnd ? '' : undefined}>
          <p className="trip-day-date">
            <b>{day.date}</b> <small>{day.more}</small>
          </p>
          <span className="trip-day-sign" data-sign={day.icon}>
            <Icon name={day.icon} />
          </span>
          {day.isEnd ? <p className="trip-day-end">{day.title}</p> : <DayCard day={day} />}
        </li>
      ))}
    </ol>
  )
}

function DayCard({ day }: { readonly day: Day }) {
  const { title, details, page, standing, isFirst, reference, papers, links, back } = day
  return (
    <article className="card trip-day">
      <header>
        <h2>
          <Link to={page}>{title}</Link>
        </h2>
        <StatusTag {...standing} />
      </header>
      <p>
        {details}
        {reference !== null && (
          <>
            {'\u00a0· '}شمارهٔ رزرو <b className="ltr">{reference}</b>
          </>
        )}
      </p>
      {(papers.length > 0 || links.length > 0 || back !== null) && (
        <div className="trip-day-foot">
          {papers.map(({ words, address }) => (
            <a key={address} className="button" data-kind="line" data-size="small" href={address}>
              {words}
            </a>
          ))}
          {links.map(({ words, path }) => (
            <LinkButton key={path} kind="line" size="small" to={path}>
              {words}
            </LinkButton>
          ))}
          {back !== null && <Back back={back} />}
        </div>
      )}
      {!isFirst && <p className="trip-day-soft">با {day.paper} رفت، یک سفارش است.</p>}
    </article>
  )
}

function Back({ back: { refund, amount, until } }: { readonly back: NonNullable<Day['back']> }) {
  if (refund === 0) return <p className="trip-day-soft">اگر امروز لغو کنید، چیزی برنمی‌گردد.</p>
  return (
    <p className="trip-day-soft">
      اگر امروز لغو کنید <b className="trip-back-amount">{amount}</b> {moneyUnit()} برمی‌گردد
      {until !== null && `\u00a0· تا ${until}`}
    </p>
  )
}
