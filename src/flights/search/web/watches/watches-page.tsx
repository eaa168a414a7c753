import '#web/ui/states/note.css'
import './watches-page.css'
import { Link } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import type { Watch } from '#flights/choosing/choosing-response.ts'
import { cabinNames } from '#flights/web/cabin-words.ts'
import { clockWords } from '#flights/web/clock-words.ts'
import { partyWords } from '#flights/web/party-words.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Tag, type TagTone } from '#web/ui/states/tag.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/watches-page'

export { loader } from './watches-page.server.ts'

const StopWaiting = woken(
  async () => (await import('#flights/search/web/results/stop-waiting.tsx')).StopWaiting,
)

export default function WatchesPage({ loaderData: { watches } }: Route.ComponentProps) {
  const { name } = useBrand()
  return (
    <ProfileFrame>
      <title>{`خبر پرواز، ${name}`}</title>
      <header className="watches-head">
        <h1>خبر پرواز</h1>
        <p>
          وقتی پروازی که تکمیل شده دوباره به‌اندازهٔ شما جا داشته باشد، یا روزی که پرواز نداشت پرواز پیدا کند،
          یک بار برایتان خبر می‌فرستیم.
        </p>
      </header>
      {watches.length === 0 ? (
        <NoWatches />
      ) : (
        <ul className="card watches">
          {watches.map((watch) => (
            <WatchRow key={watch.id} watch={watch} />
          ))}
        </ul>
      )}
    </ProfileFrame>
  )
}

const states: Readonly<Record<Watch['state'], { readonly words: string; readonly tone: TagTone }>> = {
  waiting: { words: 'منتظریم', tone: 'primary' },
  told: { words: 'خبر دادیم', tone: 'good' },
  stopped: { words: 'لغو شد', tone: 'line' },
  departed: { words: 'پرواز رفت', tone: 'line' },
}

function WatchRow({ watch }: { readonly watch: Watch }) {
  const { originName, destinationName, departureDateTime, state, address } = watch
  const day = weekdayDayMonth(Temporal.PlainDate.from(departureDateTime.slice(0, 10)))
  return (
    <li className="watch">
      <div>
        <h2>
          {originName} <Icon name="arrow-left-bold" size="small" />
          <span className="only-spoken">به</span> {destinationName}
          <Tag tone={states[state].tone}>{states[state].words}</Tag>
        </h2>
        <p>
          {day}
          <FlightWatched {...watch} />
          &nbsp;· {partyWords(watch)}
        </p>
      </div>
      {state !== 'departed' && (
        <div className="watch-acts">
          <Link className="button" data-kind="tonal" data-size="small" to={address}>
            دیدن پرواز
          </Link>
          {state === 'waiting' && <StopWaiting watch={watch} waiting={null} />}
        </div>
      )}
    </li>
  )
}

function FlightWatched({ airlineName, flightNumber, cabinClass, departureDateTime }: Watch) {
  if (cabinClass === null) return '، هر پروازی'
  return (
    <>
      ، ساعت {clockWords(departureDateTime.slice(11, 16))}&nbsp;· {airlineName}{' '}
      <bdi dir="ltr">{flightNumber}</bdi> &nbsp;· {cabinNames[cabinClass]}
    </>
  )
}

function NoWatches() {
  return (
    <EmptyState
      title="منتظر خبری نیستید"
      actions={
        <LinkButton to="/" icon="magnifying-glass-bold">
          جستجوی پرواز
        </LinkButton>
      }
    >
      در نتایج جستجو، کنار پروازی که تکمیل شده یا برای روزی که پرواز ندارد «خبرم کن» را بزنید.
    </EmptyState>
  )
}
