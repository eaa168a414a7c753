import '#web/ui/flight/price.css'
import '#web/ui/states/tag.css'
import './month-days.css'
import './experiences-page.css'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import { ExperienceCard } from '#experiences/web/experience-card.tsx'
import { ExperiencePlaces } from '#experiences/web/experience-places.tsx'
import type { ExperiencesFound } from '#experiences/web/experiences-page.server.ts'
import { MonthDays } from '#experiences/web/month-days.tsx'
import { persianDigits } from '#money/digits.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/experiences-page'

export { loader } from './experiences-page.server.ts'

export default function ExperiencesPage({ loaderData: { places, found } }: Route.ComponentProps) {
  return (
    <SiteLayout {...useVisitor()}>
      <title>{found ? `گشت‌ها و تجربه‌های ${found.place.words}` : 'گشت‌ها و تجربه‌ها با مهلت لغو روشن'}</title>
      <meta
        name="description"
        content="گشت یک‌روزه، موزه، قایق و کارگاه؛ جای هر روز، قیمت هر سن، و این‌که تا کی همهٔ پول برمی‌گردد."
      />
      {found ? <OfCity found={found} /> : <ExperiencePlaces places={places} />}
    </SiteLayout>
  )
}

function OfCity({ found }: { readonly found: ExperiencesFound }) {
  const { place, experiences, day, days, month, today } = found
  const link = (change: { readonly month?: string; readonly day?: string }) => {
    const isAgain = change.day !== undefined && change.day === day
    const next = {
      city: place.key,
      month: change.month ?? month,
      ...(change.day && !isAgain && { day: change.day }),
    }
    return `/experiences?${new URLSearchParams(next)}`
  }
  const seen = Object.fromEntries(
    Object.entries(days).map(([iso, many]) => [
      iso,
      { small: persianDigits(many), says: `${persianDigits(many)} گشت جا دارد`, tone: 'good' as const },
    ]),
  )
  const when = day === null ? '' : ` برای ${weekdayDayMonth(Temporal.PlainDate.from(day))}`
  return (
    <div className="wrap experiences">
      <header className="experiences-title">
        <h1>گشت‌ها و تجربه‌های {place.words}</h1>
        <LinkButton to="/experiences" kind="tonal" size="small" icon="pencil-simple-bold">
          شهر دیگر
        </LinkButton>
      </header>
      <MonthDays
        title="روزهایی که جا هست"
        month={month}
        chosen={day}
        today={today}
        days={seen}
        foot="زیر هر روز: چند گشت در آن روز جا دارد"
        link={link}
      />
      <div className="experiences-found">
        <p className="experiences-count" role="status">
          <b>{persianDigits(experiences.length)} گشت</b>
          {when}
        </p>
        {experiences.length === 0 && (
          <EmptyState
            title="در این روز جایی نمانده است"
            actions={<LinkButton to={`/experiences?city=${place.key}`}>همهٔ روزها</LinkButton>}
          >
            روز دیگری را انتخاب کنید.
          </EmptyState>
        )}
        <ul className="experiences-list">
          {experiences.map((one) => (
            <li key={one.experienceId}>
              <ExperienceCard experience={one} day={day} month={month} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
