import { Link } from 'react-router'
import type { DayTexts } from '#flights/travel-day/web/day-texts.ts'

interface Props {
  readonly orderId: string
  readonly papers: DayTexts['papers']
}

/** The ticket, and whatever else of this trip was bought. */
export function PapersAtHand({ orderId, papers }: Props) {
  const ticket = `/api/flight-reservation/Tickets/FlightTicketHtml/${orderId}`
  return (
    <section className="card day-papers" aria-labelledby="day-papers">
      <h2 id="day-papers">برگه‌های همراه</h2>
      <ul>
        <li>
          <a href={ticket} target="_blank" rel="noreferrer">
            بلیت
          </a>
        </li>
        {papers.map(({ name, when, page, papers: sheets }) => (
          <li key={page}>
            <Link to={page}>{name}</Link>
            <small>{when}</small>
            {sheets.map(({ words, address }) => (
              <a
                key={address}
                href={address}
                target="_blank"
                rel="noreferrer"
                aria-label={`${words}، ${name}`}
              >
                {words}
              </a>
            ))}
          </li>
        ))}
      </ul>
      <p className="day-soft">
        این صفحه و برگه‌ها روی همین دستگاه می‌ماند و بی‌اینترنت از «سفرهای من» باز می‌شود.
      </p>
    </section>
  )
}
