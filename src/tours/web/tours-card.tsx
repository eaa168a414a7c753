import { Link } from 'react-router'
import { dateRange } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { hasRoom } from '#tours/filters.ts'
import { tourPath } from '#tours/web/order-paths.ts'
import { TourGroupFill } from '#tours/web/tour-group.tsx'
import { tourTitle } from '#tours/web/tour-title.ts'
import type { TourSeen } from '#tours/web/tours-page.server.ts'
import { Scene } from '#web/art/scene.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { AirlineTile } from '#web/ui/flight/airline-tile.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly tour: TourSeen
  /** in sight before anything is scrolled */
  readonly isFirst?: boolean
}

export function TourCard({ tour, isFirst }: Props) {
  const { outbound, colours, stars, group } = tour
  const to = tourPath(tour.departureId)
  return (
    <article className="card tour-card">
      <Scene cityCode={tour.cityCode} arched alt="" eager={isFirst} />
      <div className="tour-card-words">
        <h3>
          <Link to={to}>{tourTitle(tour)}</Link>
        </h3>
        <p>
          {dateRange(Temporal.PlainDate.from(tour.leavesOn), Temporal.PlainDate.from(tour.returnsOn))}
          {'\u00a0· '}
          {starsWords(stars)}
        </p>
        <p className="tour-airline">
          <AirlineTile iata={outbound.airlineCode} colours={colours} />
          {outbound.airlineName}، {tour.isCharter ? 'چارتری' : 'سیستمی'}
        </p>
        <p className="tour-tags">
          <Tag>صبحانه</Tag>
          <Tag>ترانسفر</Tag>
          <Tag>گشت شهر</Tag>
          {!tour.isDomestic && (
            <Tag tone={tour.entryPaper === null ? 'plain' : 'warn'}>{tour.entryPaper ?? 'بدون ویزا'}</Tag>
          )}
        </p>
        <TourGroupFill group={group} isFlightFull={tour.isFlightFull} />
      </div>
      <div className="tour-card-price">
        <p>
          <small>نفری از، در دوتخته</small>
          <Price amount={priceText(tour.price)} />
        </p>
        <LinkButton to={to} kind={hasRoom(tour) ? 'tonal' : 'line'}>
          دیدن تور
        </LinkButton>
      </div>
    </article>
  )
}

function starsWords(stars: readonly number[]): string {
  const [low, high] = [Math.min(...stars), Math.max(...stars)]
  return low === high
    ? `هتل ${persianDigits(low)} ستاره`
    : `هتل ${persianDigits(low)} تا ${persianDigits(high)} ستاره`
}
