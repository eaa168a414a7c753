import { use } from 'react'
import { Link, useRevalidator } from 'react-router'
import { activeFilters, filtered } from '#hotels/filters.ts'
import { inArea } from '#hotels/map-area.ts'
import type { HotelDetail, HotelOffer, HotelResults } from '#hotels/responses.ts'
import type { HotelRequest } from '#hotels/search-form.ts'
import { sorted } from '#hotels/sorting.ts'
import { favouritesPath } from '#hotels/web/favourites-address.ts'
import { withLook } from '#hotels/web/results-address.ts'
import { CardsWaiting } from '#hotels/web/results-arriving.tsx'
import { HotelCard } from '#hotels/web/results-card.tsx'
import { HotelChips } from '#hotels/web/results-chips.tsx'
import { HotelNameSearch } from '#hotels/web/results-name.tsx'
import { HotelsFilteredOut, NoHotels, NoneInArea } from '#hotels/web/results-none.tsx'
import { HotelsSorting } from '#hotels/web/results-sorting.tsx'
import { HotelsStale } from '#hotels/web/results-stale.tsx'
import { Hearts, useFavourites } from '#hotels/web/use-favourites.ts'
import type { HotelsLook } from '#hotels/web/use-hotels-look.ts'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { woken } from '#web/woken.tsx'

const HotelsMap = woken(async () => (await import('#hotels/web/results-map.tsx')).HotelsMap)

export interface HotelsFoundProps {
  readonly results: HotelResults
  readonly opened: HotelDetail | undefined
  readonly asked: HotelRequest
  readonly look: HotelsLook
  /** hotels with the reader's heart */
  readonly favourites: readonly string[]
  readonly searchedAt: string
  readonly validUntil: string
}

export function HotelsFound(props: HotelsFoundProps) {
  const { results, look, searchedAt, validUntil } = props
  const { revalidate, state } = useRevalidator()
  const hearts = useFavourites(props.favourites)
  const hotels = results.hotels.map((offer) => ({ ...offer, isLiked: hearts.ids.has(offer.id) }))
  const wished = filtered(hotels, look.filters)
  const shown = sorted(inArea(wished, look.area), look.sorting)
  const isWaiting = look.isSearching || state === 'loading'
  return (
    <div className="wrap hotels-main">
      <div className="hotels-bar">
        <HotelChips look={look} hotels={hotels} count={shown.length} />
        <ViewLink look={look} />
      </div>
      <HotelsStale
        searchedAt={searchedAt}
        validUntil={validUntil}
        isSearching={isWaiting}
        onSearchAgain={() => void revalidate()}
      />
      <div className="hotels-count">
        <p role="status">
          <b>
            {persianDigits(shown.length)}
            {shown.length < wished.length && ` از ${persianDigits(wished.length)}`} هتل
          </b>{' '}
          &nbsp;· قیمت نهایی برای همهٔ مهمان‌ها
        </p>
        <HotelNameSearch look={look} />
        <HotelsSorting look={look} hotels={results.hotels} />
      </div>
      {!results.isWhole && (
        <p role="status">
          یکی از فروشنده‌ها هنوز جواب نداده است و هتل‌هایش این‌جا نیست.{' '}
          <Link to={{ search: `?${look.params.toString()}` }} replace reloadDocument>
            جستجوی دوباره
          </Link>
        </p>
      )}
      {hearts.fault !== undefined && (
        <Note tone="bad" announced>
          {hearts.fault}
        </Note>
      )}
      {isWaiting ? (
        <CardsWaiting />
      ) : (
        <Hearts value={hearts}>
          <FoundHotels {...props} hotels={hotels} shown={shown} />
        </Hearts>
      )}
    </div>
  )
}

/** Of this city and of others. */
function AllFavourites() {
  const { ids } = use(Hearts)
  if (ids.size === 0) return null
  return (
    <p>
      <Link to={favouritesPath}>هتل‌های پسندیدهٔ همهٔ شهرها</Link>
    </p>
  )
}

interface FoundHotelsProps extends HotelsFoundProps {
  readonly hotels: readonly HotelOffer[]
  readonly shown: readonly HotelOffer[]
}

function FoundHotels({ shown, hotels, ...props }: FoundHotelsProps) {
  const { results, look } = props
  if (results.hotels.length === 0) return <NoHotels cityName={results.cityName} look={look} />
  if (look.isMap && look.area) return <HotelsMap {...props} shown={shown} waiting={<CardsWaiting />} />
  if (shown.length === 0 && look.area) return <NoneInArea look={look} />
  if (shown.length === 0 && activeFilters(look.filters).length > 0)
    return <HotelsFilteredOut hotels={hotels} look={look} />
  if (look.isMap) return <HotelsMap {...props} shown={shown} waiting={<CardsWaiting />} />
  return (
    <>
      <ul className="hotels-list">
        {shown.map((offer, place) => (
          <li key={offer.id}>
            <HotelCard {...props} offer={offer} isFirst={place < 2} isOpen={look.openId === offer.id} />
          </li>
        ))}
      </ul>
      <AllFavourites />
    </>
  )
}

function ViewLink({ look }: { readonly look: HotelsLook }) {
  const { isMap, params } = look
  const to = withLook(params, { view: isMap ? undefined : 'map', hotel: undefined, rates: undefined })
  return (
    <Link className="chip hotels-view" to={{ search: `?${to.toString()}` }} replace preventScrollReset>
      <Icon name={isMap ? 'list-bullets-bold' : 'map-trifold-duotone'} size="small" />
      {isMap ? 'نمایش فهرست' : 'نمایش روی نقشه'}
    </Link>
  )
}
