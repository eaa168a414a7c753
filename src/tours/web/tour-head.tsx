import { Link } from 'react-router'
import { otherDate, weekdayDayMonth } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import type { TourDetail } from '#tours/responses.ts'
import { TourGroupFill } from '#tours/web/tour-group.tsx'
import { Scene } from '#web/art/scene.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

export function TourHead({ tour }: { readonly tour: TourDetail }) {
  const [leaves, returns] = [tour.leavesOn, tour.returnsOn].map((day) => Temporal.PlainDate.from(day))
  if (leaves === undefined || returns === undefined) return null
  return (
    <header className="tour-head">
      <Scene cityCode={tour.cityCode} arched eager alt="" />
      <div>
        <nav aria-label="مسیر صفحه">
          <Link to="/tours">تورها</Link> / <Link to={`/tours?city=${tour.cityCode}`}>{tour.cityName}</Link>
        </nav>
        <h1>
          {tour.cityName}، {persianDigits(tour.nights)} شب با {tour.outbound.airlineName}
        </h1>
        <p>
          {weekdayDayMonth(leaves)} تا {weekdayDayMonth(returns)}
          {'\u00a0· '}
          {otherDate(leaves)} تا {otherDate(returns)}
        </p>
        <p className="tour-tags">
          {!tour.isDomestic && <Tag>{tour.entryPaper ?? 'بدون ویزا'}</Tag>}
          <Tag>{tour.isCharter ? 'پرواز چارتری' : 'پرواز سیستمی'}</Tag>
          <Tag>راهنمای فارسی‌زبان</Tag>
        </p>
        {tour.isCalledOff ? (
          <Note tone="bad">این تور لغو شده است. پول همهٔ خریداران برگشته است.</Note>
        ) : (
          <TourGroupFill group={tour.group} isFlightFull={tour.isFlightFull} />
        )}
      </div>
    </header>
  )
}
