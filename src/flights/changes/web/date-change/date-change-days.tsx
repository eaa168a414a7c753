import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { DateChangeFlights } from '#flights/changes/web/date-change/date-change-flights.tsx'
import type { DaysTexts } from '#flights/changes/web/date-change/date-change-texts.ts'
import { useDateChange } from '#flights/changes/web/date-change/use-date-change.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { WeekStrip } from '#web/ui/calendar/week-strip.tsx'
import { Note } from '#web/ui/states/note.tsx'

const DateChangeSum = lazy(() => import('#flights/changes/web/date-change/date-change-sum.tsx'))

interface Props {
  readonly orderId: string
  readonly leg: number
  readonly passengers: readonly number[]
  readonly days: DaysTexts
  readonly isAsking: boolean
}

export function DateChangeDays({ orderId, leg, passengers, days, isAsking }: Props) {
  const { strip, day, flights, people, isBySeller } = days
  const [proposalId, setProposalId] = useState<string>()
  const flight = flights.find((one) => one.proposalId === proposalId)
  const { isBusy, declined, change } = useDateChange({ orderId, leg, passengers })
  return (
    <>
      <section aria-labelledby="date-change-days">
        <h2 id="date-change-days">به چه روزی؟</h2>
        <WeekStrip days={strip} />
        <p className="date-change-legend">
          به {moneyUnit()}، با جریمه و تفاوت قیمت، برای {people} مسافر؛ مبلغ منفی به کیف پول برمی‌گردد.
          {isBySeller && ' هر روز را که انتخاب کنید از ایرلاین می‌پرسیم.'}
        </p>
        <Around {...days} />
      </section>
      {isAsking && (
        <p className="another-flight-asking" role="status">
          {isBySeller ? `پروازهای ${day} را از ایرلاین می‌پرسیم…` : 'از فروشنده‌های دیگر هم می‌پرسیم…'}
        </p>
      )}
      {flights.length === 0 && !isAsking && <Note>{isBySeller ? noneThatDay : noneThen}</Note>}
      {day !== undefined && flights.length > 0 && (
        <DateChangeFlights day={day} flights={flights} chosen={proposalId} onChoose={setProposalId} />
      )}
      {declined && (
        <Note tone="bad" announced>
          {declined}
        </Note>
      )}
      <Suspense>
        {flight && day !== undefined && (
          <DateChangeSum flight={flight} {...{ orderId, day, isBusy }} onChange={() => change(flight)} />
        )}
      </Suspense>
    </>
  )
}

const noneThen = 'در این روزها پروازی با جای کافی برای این مسیر نیست؛ روزهای دیگر را ببینید.'
const noneThatDay = 'ایرلاین برای این روز پروازی به جای بلیت شما ندارد؛ روز دیگری را انتخاب کنید.'

function Around({ earlier, later }: Pick<DaysTexts, 'earlier' | 'later'>) {
  return (
    <p className="date-change-around">
      {earlier && <Link to={earlier}>روزهای پیش‌تر</Link>}
      {later && <Link to={later}>روزهای بعد</Link>}
    </p>
  )
}
