import { Link } from 'react-router'
import { sortingNames, sortings } from '#hotels/sorting.ts'
import type { HotelsLook } from '#hotels/web/use-hotels-look.ts'

export function HotelsSorting({ look }: { readonly look: HotelsLook }) {
  return (
    <nav className="hotels-sorting" aria-label="مرتب‌سازی">
      {sortings.map((sorting) => (
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
