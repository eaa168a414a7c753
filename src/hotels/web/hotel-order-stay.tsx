import { Link } from 'react-router'
import { HotelArt } from '#hotels/web/hotel-art.tsx'
import type { HotelOrderTexts } from '#hotels/web/hotel-order-texts.ts'
import { hotelPath } from '#hotels/web/hotel-path.ts'
import { HotelStars } from '#hotels/web/hotel-stars.tsx'

type Props = { readonly order: Pick<HotelOrderTexts, 'hotel' | 'checkIn' | 'checkOut' | 'nights'> }

export function HotelOrderStay({ order: { hotel, checkIn, checkOut, nights } }: Props) {
  return (
    <section className="card hotel-order-stay" aria-labelledby="hotel-order-stay">
      <HotelArt art={hotel.art} />
      <div>
        <h2 id="hotel-order-stay">
          <Link to={hotelPath(hotel.id)}>{hotel.name}</Link> <HotelStars count={hotel.stars} />
        </h2>
        {hotel.nameEn !== hotel.name && (
          <p className="order-soft">
            <bdi dir="ltr">{hotel.nameEn}</bdi>
          </p>
        )}
        <p className="order-soft">{hotel.address}</p>
        <dl>
          <Day words="ورود" {...checkIn} />
          <Day words="خروج" {...checkOut} />
          <div>
            <dt>مدت اقامت</dt>
            <dd>{nights}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

function Day({ words, day, gregorian, hour }: HotelOrderTexts['checkIn'] & { readonly words: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{day}</dd>
      <dd className="order-soft">
        {hour}&nbsp;· {gregorian}
      </dd>
    </div>
  )
}
