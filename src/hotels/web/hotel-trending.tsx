import './hotel-trending.css'
import { Link } from 'react-router'
import type { HotelCity } from '#hotels/responses.ts'
import { HotelArt } from '#hotels/web/hotel-art.tsx'
import { HotelStars } from '#hotels/web/hotel-stars.tsx'
import type { TrendingView } from '#hotels/web/trending-view.ts'
import { asDrawn } from '#web/as-drawn.tsx'
import { LinkChip } from '#web/ui/fields/chip.tsx'
import { Price } from '#web/ui/flight/price.tsx'

interface Props {
  readonly city: HotelCity
  readonly offered: readonly HotelCity[]
  readonly hotels: readonly TrendingView[]
}

const WindowsDrawn = asDrawn(Windows)

export function HotelTrending({ city, offered, hotels }: Props) {
  return (
    <section className="wrap hotel-trending" aria-labelledby="trending">
      <header>
        <h2 id="trending">هتل‌های پرطرفدار {city.name}</h2>
        <nav className="strip" aria-label="شهرها">
          {offered.map(({ cityCode, name }) => (
            <LinkChip
              key={cityCode}
              on={cityCode === city.cityCode}
              to={{ search: `?city=${cityCode}` }}
              replace
              preventScrollReset
            >
              {name}
            </LinkChip>
          ))}
        </nav>
      </header>
      <p>پایین‌ترین قیمت یک شب برای دو نفر، در دو هفتهٔ آینده</p>
      <WindowsDrawn hotels={hotels} />
    </section>
  )
}

function Windows({ hotels }: Pick<Props, 'hotels'>) {
  return (
    <ul>
      {hotels.map((trending) => (
        <li key={trending.path}>
          <Window {...trending} />
        </li>
      ))}
    </ul>
  )
}

function Window({ path, art, name, stars, area, price, night }: TrendingView) {
  return (
    <Link className="card" to={path}>
      <HotelArt art={art} />
      <span className="trending-words">
        <b>{name}</b>
        <HotelStars count={stars} />
        <small>{area}</small>
        {price === undefined ? (
          <small>این دو هفته تکمیل شد</small>
        ) : (
          <span className="trending-price">
            <Price from amount={price} />
            <small>{night}</small>
          </span>
        )}
      </span>
    </Link>
  )
}
