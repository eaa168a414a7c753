import './landing-origins.css'
import { Link } from 'react-router'
import { durationWords, weekdayDayMonth } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import type { LandingFlights, OriginFare } from '#storefront/responses.ts'
import { asDrawn } from '#web/as-drawn.tsx'
import { Price } from '#web/ui/flight/price.tsx'

const FaresDrawn = asDrawn(Fares)

export function LandingOrigins({ origins, cityName, daysCompared, unready }: LandingFlights) {
  return (
    <section aria-labelledby="landing-origins">
      <h2 id="landing-origins">ارزان‌ترین پرواز به {cityName} از هر شهر</h2>
      <p>قیمت نهایی یک بزرگسال{daysCompared > 0 && ` در ${persianDigits(daysCompared)} روز آینده`}</p>
      <FaresDrawn origins={origins} cityName={cityName} isRead={unready === 0} />
    </section>
  )
}

type FaresProps = Pick<LandingFlights, 'origins' | 'cityName'> & { readonly isRead: boolean }

function Fares({ origins, cityName, isRead }: FaresProps) {
  return (
    <ul className="landing-origins card">
      {origins.map((fare) => (
        <li key={fare.origin}>
          <span className="landing-origin">
            <b>
              {fare.originName} به {cityName}
            </b>
            <small>{serviceWords(fare)}</small>
          </span>
          <Fare {...fare} cityName={cityName} isRead={isRead} />
        </li>
      ))}
    </ul>
  )
}

type FareProps = OriginFare & { readonly cityName: string; readonly isRead: boolean }

function Fare({ originName, cityName, lowest, date, path, isRead }: FareProps) {
  if (lowest === null || date === null || path === null)
    return <small>{isRead ? 'بلیتی در فروش نیست' : 'قیمتش هنوز آماده نیست'}</small>
  const day = weekdayDayMonth(Temporal.PlainDate.from(date))
  return (
    <Link to={path}>
      <span className="only-spoken">
        {originName} به {cityName}
      </span>
      <small>{day}</small>
      <Price amount={priceText(lowest)} />
    </Link>
  )
}

function serviceWords({ weeklyFlights, durationMinutes }: OriginFare): string {
  if (weeklyFlights === null || durationMinutes === null) return 'با توقف'
  return `مستقیم ${durationWords(durationMinutes)}\u00a0· ${persianDigits(weeklyFlights)} بار در هفته`
}
