import { Link } from 'react-router'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { percentOf, rial } from '#money/rial.ts'
import { type Bed, bedRows, beds } from '#tours/beds.ts'
import { partyParams, totalFor } from '#tours/party.ts'
import type { TourDetail, TourHotel } from '#tours/responses.ts'
import { type BedCounts, mostPeople, roomFaults, roomsFor, roomTexts } from '#tours/rooms.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly tour: TourDetail
  readonly hotel: TourHotel
  readonly counts: BedCounts
  readonly params: URLSearchParams
}

/** Beds for everybody who goes: links, so that each count has an address. */
export function TourParty({ tour, hotel, counts, params }: Props) {
  const faults = roomFaults(roomsFor(counts))
  const total = totalFor(counts, hotel.prices)
  const people = beds.reduce((sum, bed) => sum + counts[bed], 0)
  const now = tour.penalties.find(({ state }) => state === 'now')
  return (
    <aside className="card tour-party" aria-label="تخت‌ها برای همسفرها">
      <h2>تخت‌ها برای همسفرها</h2>
      <ul>
        {beds.map((bed) => (
          <li key={bed}>
            <div>
              <b>{bedRows[bed].name}</b>
              <small>
                {bedRows[bed].who}
                {'\u00a0· '}
                <bdi dir="ltr">{priceText(hotel.prices[bed])}</bdi>
              </small>
            </div>
            <Step bed={bed} by={-1} counts={counts} params={params} />
            <output aria-label={`تعداد ${bedRows[bed].name}`}>{persianDigits(counts[bed])}</output>
            <Step bed={bed} by={1} counts={counts} params={params} />
          </li>
        ))}
      </ul>
      <TicketEdge />
      <p className="tour-total" role="status">
        <span>جمع {persianDigits(people)} نفر</span>
        <Price amount={priceText(total)} />
      </p>
      {faults.map((fault) => (
        <Note key={fault} tone="warn" announced>
          {roomTexts[fault]}
        </Note>
      ))}
      {!tour.isOpen && (
        <Note tone="bad">ثبت‌نام این تاریخ بسته است یا جای پرواز پر شده است؛ تاریخ دیگری انتخاب کنید.</Note>
      )}
      {tour.isOpen && faults.length === 0 ? (
        <LinkButton to={buyPath(tour, hotel, counts)} kind="commit" size="large" block>
          ثبت‌نام و پرداخت
        </LinkButton>
      ) : (
        <LinkButton to={`/tours?city=${tour.cityCode}`} kind="tonal" block>
          تاریخ‌های دیگر
        </LinkButton>
      )}
      {tour.isOpen && now !== undefined && (
        <small className="tour-if-cancelled">
          اگر همین حالا لغو کنید، {priceText(percentOf(rial(total), now.percent))} {moneyUnit()} کم می‌شود.
        </small>
      )}
    </aside>
  )
}

interface StepProps {
  readonly bed: Bed
  readonly by: 1 | -1
  readonly counts: BedCounts
  readonly params: URLSearchParams
}

function Step({ bed, by, counts, params }: StepProps) {
  const next = { ...counts, [bed]: counts[bed] + by }
  const people = beds.reduce((sum, one) => sum + next[one], 0)
  const icon = <Icon name={by === 1 ? 'plus-bold' : 'minus-bold'} />
  if (next[bed] < 0 || people > mostPeople || people === 0)
    return (
      <span className="tour-step" aria-hidden="true">
        {icon}
      </span>
    )
  const stay = params.get('stay')
  const to = new URLSearchParams({ ...(stay !== null && { stay }), ...partyParams(next) })
  const words = `${bedRows[bed].name}: یکی ${by === 1 ? 'بیشتر' : 'کمتر'}`
  return (
    <Link className="tour-step" to={`?${to}`} aria-label={words} preventScrollReset replace>
      {icon}
    </Link>
  )
}

export function buyPath(tour: TourDetail, { hotelId }: TourHotel, counts: BedCounts): string {
  const chosen = { departure: tour.departureId, stay: hotelId, ...partyParams(counts) }
  return `/tours/buy?${new URLSearchParams(chosen)}`
}
