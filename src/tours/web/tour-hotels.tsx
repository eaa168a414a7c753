import { Link } from 'react-router'
import { HotelStars } from '#hotels/web/hotel-stars.tsx'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { bedRows, beds } from '#tours/beds.ts'
import type { TourDetail, TourHotel } from '#tours/responses.ts'

interface Props {
  readonly tour: TourDetail
  readonly chosen: TourHotel
  readonly params: URLSearchParams
}

const columns = beds.filter((bed) => bed !== 'infant')

/** Hotels of the departure side by side, each bed's price under its name. */
export function TourHotels({ tour, chosen, params }: Props) {
  return (
    <section className="card tour-part" aria-labelledby="tour-hotels">
      <h2 id="tour-hotels">هتل و تخت</h2>
      <p>قیمت نهایی هر نفر برای همین تاریخ، به {moneyUnit()}. هتل بدون تأیید شما عوض نمی‌شود.</p>
      <ul className="tour-hotels">
        {tour.hotels.map((hotel) => (
          <li key={hotel.hotelId} data-chosen={hotel === chosen ? '' : undefined}>
            <Link
              to={`?${withHotel(params, hotel)}`}
              aria-current={hotel === chosen || undefined}
              preventScrollReset
              replace
            >
              <b>{hotel.name}</b>
              <small>
                <HotelStars count={hotel.stars} /> {hotel.area}، صبحانه
              </small>
            </Link>
            <dl>
              {columns.map((bed) => (
                <div key={bed}>
                  <dt>{bedRows[bed].name}</dt>
                  <dd>
                    <bdi dir="ltr">{priceText(hotel.prices[bed])}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p>
        نوزاد زیر {persianDigits(2)} سال: {priceText(chosen.prices.infant)} {moneyUnit()}، بدون صندلی و تخت.
        کسی که تنها سفر می‌کند قیمت یک‌تخته را می‌پردازد:{' '}
        {priceText(chosen.prices.single - chosen.prices.double)} {moneyUnit()} بیشتر.
      </p>
    </section>
  )
}

function withHotel(params: URLSearchParams, { hotelId }: TourHotel): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set('stay', hotelId)
  return next
}
