import { Link } from 'react-router'
import { addressOf } from '#hotels/address.ts'
import type { HotelView } from '#hotels/responses.ts'
import type { HotelScore } from '#hotels/reviews.ts'
import type { HotelRequest } from '#hotels/search-form.ts'
import { HotelArt } from '#hotels/web/hotel-art.tsx'
import { HotelStars } from '#hotels/web/hotel-stars.tsx'
import { amenityIcons } from '#hotels/web/hotel-words.ts'
import { amenityNames } from '#hotels/words.ts'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/states/tag.tsx'
import { woken } from '#web/woken.tsx'

/** Its pictures are drawn by the server; turning through them wakes on approach. */
const Gallery = woken(async () => (await import('#hotels/web/hotel-gallery.tsx')).HotelGallery)

const Heart = woken(async () => (await import('#hotels/web/hotel-heart.tsx')).HotelHeart)
const Near = woken(async () => (await import('#hotels/web/hotel-near.tsx')).HotelNear)
const Score = woken(async () => (await import('#hotels/web/score-badge.tsx')).ScoreBadge)

interface Props {
  readonly hotel: HotelView
  readonly asked: HotelRequest
  readonly score: HotelScore | null
  readonly favourites: readonly string[]
}

export function HotelFacts({ hotel, asked, score, favourites }: Props) {
  return (
    <>
      <nav className="hotel-trail" aria-label="مسیر">
        <Link to={cityPath(hotel, asked)}>
          <Icon name="arrow-right" size="small" />
          هتل‌های {hotel.cityName}
        </Link>
      </nav>
      <Head hotel={hotel} score={score} favourites={favourites} />
      <div className="hotel-sides">
        {hotel.near.length > 0 && <Near title="پیاده از هتل" near={hotel.near} waiting={null} />}
        <Hours {...hotel} />
      </div>
    </>
  )
}

function Head({ hotel, score, favourites }: Omit<Props, 'asked'>) {
  const drawn = <HotelArt art={hotel.art} eager />
  return (
    <header className="card hotel-head">
      <div className="hotel-picture">
        {hotel.pictures?.length ? <Gallery hotel={hotel} waiting={drawn} /> : drawn}
        <Heart id={hotel.id} name={hotel.name} favourites={favourites} waiting={null} />
      </div>
      <div className="hotel-head-words">
        <h1>
          {hotel.name} <HotelStars count={hotel.stars} />
        </h1>
        {score && (
          <a className="hotel-score-link" href="#reviews">
            <Score {...score} waiting={null} />
          </a>
        )}
        {hotel.nameEn !== hotel.name && (
          <p lang="en" dir="ltr">
            {hotel.nameEn}
          </p>
        )}
        <p className="hotel-area">
          <Icon name="map-pin-duotone" size="small" />
          {hotel.address}
        </p>
        <p dir="auto">{hotel.about}</p>
        <p className="hotel-tags">
          {hotel.amenities.map((amenity) => (
            <Tag key={amenity} icon={amenityIcons[amenity]}>
              {amenityNames[amenity]}
            </Tag>
          ))}
        </p>
      </div>
    </header>
  )
}

/** only for our own contracts; suppliers' prices count every guest */
const ourChildren = [
  ['کودک زیر ۶ سال', 'رایگان'],
  ['کودک ۶ تا ۱۲ سال', 'نصف وعدهٔ غذا و\u00a0۱۵٪ قیمت شب'],
] as const

function Hours({ checkInFrom, checkOutUntil, soldBy, phone }: HotelView) {
  const rows = [
    ['تحویل اتاق', `از ساعت ${persianDigits(checkInFrom)}`],
    ['تخلیهٔ اتاق', `تا ساعت ${persianDigits(checkOutUntil)}`],
    ...(soldBy === null ? ourChildren : [['فروشنده', soldBy] as const]),
  ] as const
  return (
    <section className="card hotel-near">
      <h2>ورود و خروج</h2>
      <ul>
        {phone && (
          <li>
            تلفن هتل
            <b>
              <a href={`tel:${phone}`} dir="ltr">
                {persianDigits(phone)}
              </a>
            </b>
          </li>
        )}
        {rows.map(([name, words]) => (
          <li key={name}>
            {name}
            <b>{words}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function cityPath({ cityCode }: HotelView, { checkIn, checkOut, rooms }: HotelRequest): string {
  if (checkIn === '' || checkOut === '') return `/hotel-home?city=${cityCode}`
  const [from, to] = [checkIn, checkOut].map((day) => Temporal.PlainDate.from(day))
  if (from === undefined || to === undefined) return '/hotel-home'
  return `/hotels?${addressOf({ cityCode, checkIn: from, checkOut: to, rooms })}`
}
