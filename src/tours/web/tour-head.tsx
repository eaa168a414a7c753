import { otherDateRange, weekdayDayMonth } from '#calendar/formatted.ts'
import { leaderWords } from '#tours/leader.ts'
import type { TourDetail } from '#tours/responses.ts'
import { TourGroupFill } from '#tours/web/tour-group.tsx'
import { tourTitle } from '#tours/web/tour-title.ts'
import { Scene } from '#web/art/scene.tsx'
import { Trail } from '#web/ui/lists/trail.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

export function TourHead({ tour }: { readonly tour: TourDetail }) {
  const [leaves, returns] = [tour.leavesOn, tour.returnsOn].map((day) => Temporal.PlainDate.from(day))
  if (leaves === undefined || returns === undefined) return null
  return (
    <header className="tour-head">
      <Scene cityCode={tour.cityCode} arched eager alt="" />
      <div>
        <Trail
          above={[
            { to: '/tours', words: 'تورها' },
            { to: `/tours?city=${tour.cityCode}`, words: tour.cityName },
          ]}
        />
        <h1>{tourTitle(tour)}</h1>
        <p>
          {weekdayDayMonth(leaves)} تا {weekdayDayMonth(returns)}
          {'\u00a0· '}
          <bdi>{otherDateRange(leaves, returns)}</bdi>
        </p>
        <p className="tour-tags">
          {!tour.isDomestic && <Tag>{tour.entryPaper ?? 'بدون ویزا'}</Tag>}
          <Tag>{tour.isCharter ? 'پرواز چارتری' : 'پرواز سیستمی'}</Tag>
          <Tag>{leaderWords(tour)}</Tag>
        </p>
      </div>
      {tour.isCalledOff ? (
        <Note tone="bad">این تور لغو شده است. پول همهٔ خریداران برگشته است.</Note>
      ) : (
        <TourGroupFill group={tour.group} isFlightFull={tour.isFlightFull} />
      )}
    </header>
  )
}
