import '#web/ui/states/empty-state.css'
import '#web/ui/states/note.css'
import './favourite-heart.css'
import './hotel-art.css'
import './hotel-gallery.css'
import './hotel-stars.css'
import './favourites-page.css'
import { Link } from 'react-router'
import { FavouriteHeart } from '#hotels/web/favourite-heart.tsx'
import { favouritesPath } from '#hotels/web/favourites-address.ts'
import { NoFavourites } from '#hotels/web/favourites-none.tsx'
import { FavouritesShare } from '#hotels/web/favourites-share.tsx'
import { HotelArt } from '#hotels/web/hotel-art.tsx'
import { hotelPath } from '#hotels/web/hotel-path.ts'
import { HotelPicture } from '#hotels/web/hotel-picture.tsx'
import { HotelStars } from '#hotels/web/hotel-stars.tsx'
import { Hearts, useFavourites } from '#hotels/web/use-favourites.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/favourites-page'

export { loader } from './favourites-page.server.ts'

const titles = { own: 'هتل‌های پسندیده', shared: 'هتل‌هایی که برایتان فرستاده‌اند' } as const

export function meta() {
  return [
    { name: 'description', content: 'هتل‌هایی که پسندیده‌اید، شهر به شهر، برای دیدن و فرستادن به همسفران.' },
    { name: 'robots', content: 'noindex' },
  ]
}

type View = Route.ComponentProps['loaderData']

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  const { isShared, cities, favourites } = loaderData
  const { name } = useBrand()
  const hearts = useFavourites(favourites)
  const title = isShared ? titles.shared : titles.own
  return (
    <SiteLayout {...useVisitor()}>
      <title>{`${title}، ${name}`}</title>
      <div className="wrap favourites">
        <header className="favourites-head">
          <h1>{title}</h1>
          {!isShared && cities.length > 0 && <FavouritesShare ids={idsOf(cities, hearts.ids)} />}
          {isShared && <Link to={favouritesPath}>هتل‌های پسندیدهٔ من</Link>}
        </header>
        {hearts.fault !== undefined && (
          <Note tone="bad" announced>
            {hearts.fault}
          </Note>
        )}
        <Hearts value={hearts}>
          {cities.length === 0 ? (
            <NoFavourites isShared={isShared} />
          ) : (
            cities.map((city) => <City key={city.name} {...city} />)
          )}
        </Hearts>
      </div>
    </SiteLayout>
  )
}

/** As they stand now: a heart that was turned off is not shared. */
function idsOf(cities: View['cities'], liked: ReadonlySet<string>): readonly string[] {
  return cities.flatMap(({ hotels }) => hotels.flatMap(({ id }) => (liked.has(id) ? [id] : [])))
}

function City({ name, hotels }: View['cities'][number]) {
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {hotels.map((hotel) => (
          <li key={hotel.id} className="card favourite">
            <Link to={hotelPath(hotel.id)}>
              <Picture {...hotel} />
              <span className="favourite-words">
                <b>{hotel.name}</b>
                <HotelStars count={hotel.stars} />
                <small>{hotel.area}</small>
              </span>
            </Link>
            <FavouriteHeart id={hotel.id} name={hotel.name} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Picture({ art, picture }: View['cities'][number]['hotels'][number]) {
  const drawn = <HotelArt art={art} />
  if (picture === undefined) return drawn
  return (
    <HotelPicture id={picture} alt="" sizes="(min-width: 577px) 260px, 116px" eager={false} instead={drawn} />
  )
}
