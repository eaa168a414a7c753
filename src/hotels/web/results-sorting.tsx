import { Link } from 'react-router'
import type { HotelOffer } from '#hotels/responses.ts'
import { sortingNames, sortings } from '#hotels/sorting.ts'
import type { HotelsLook } from '#hotels/web/use-hotels-look.ts'

interface Props {
  readonly look: HotelsLook
  readonly hotels: readonly Pick<HotelOffer, 'score'>[]
}

/** By score only where some hotel has one. */
export function HotelsSorting({ look, hotels }: Props) {
  const isScored = hotels.some(({ score }) => score !== null)
  const offered = sortings.filter((one) => one !== 'score' || isScored || look.sorting === 'score')
  return (
    <nav className="hotels-sorting" aria-label="مرتب‌سازی">
      {offered.map((sorting) => (
        <Link
          key={sorting}
          to={{ search: look.pathTo({ sorting }) }}
          replace
          preventScrollReset
          aria-current={sorting === look.sorting ? 'true' : undefined}
        >
          {sortingNames[sorting]}
        </Link>
      ))}
    </nav>
  )
}
