import './fare-year.css'
import { useEffect, useMemo, useState } from 'react'
import { calendarKind } from '#calendar/display-calendar.ts'
import { monthsBetween } from '#calendar/months.ts'
import { FareMonth } from '#flights/search/web/calendar/fare-month.tsx'
import { type Route, useYearPrices } from '#flights/search/web/calendar/use-year-prices.ts'
import { levelsOf } from '#flights/search/year-prices.ts'
import { shortPriceUnit } from '#money/display-unit.ts'
import { useSteady } from '#web/use-steady.ts'

export interface FareYearProps extends Route {
  readonly today: string
  readonly chosen: string
  readonly toDay: (date: string) => string
}

const daysAhead = 365

export function FareYear({ today, ...props }: FareYearProps) {
  const first = useMemo(() => Temporal.PlainDate.from(today), [today])
  const months = useMemo(() => monthsBetween(first, first.add({ days: daysAhead }), calendarKind()), [first])
  const prices = useYearPrices(props)
  const levelOf = useMemo(() => levelsOf(prices.known.flatMap(({ days }) => days)), [prices.known])
  const toDay = useSteady(props.toDay)
  const now = useMinute()
  return (
    <div className="fare-year">
      <p className="fare-legend">
        <span>کمترین قیمت هر روز برای هر بزرگسال، {shortPriceUnit()}.</span>
        <span className="fare-scale" aria-hidden="true">
          ارزان
          {([1, 2, 3, 4, 5] as const).map((level) => (
            <i key={level} data-level={level} />
          ))}
          گران
        </span>
      </p>
      <ol className="fare-months">
        {months.map((month) => (
          <FareMonth
            key={month.first.toString()}
            month={month}
            first={first}
            prices={prices.of(month)}
            show={prices.show}
            levelOf={levelOf}
            now={now}
            chosen={props.chosen}
            toDay={toDay}
          />
        ))}
      </ol>
    </div>
  )
}

function useMinute(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(ticking)
  }, [])
  return now
}
