import './results-chips.css'
import { lazy, Suspense, useState } from 'react'
import { activeFilters, filtered, type HotelFilters, noFilters } from '#hotels/filters.ts'
import type { HotelOffer } from '#hotels/responses.ts'
import { HotelFilterForm } from '#hotels/web/results-filter-form.tsx'
import type { HotelsLook } from '#hotels/web/use-hotels-look.ts'
import { persianDigits } from '#money/digits.ts'
import { LinkChip } from '#web/ui/fields/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'

const HotelFilterSheet = lazy(() => import('#hotels/web/results-filter-sheet.tsx'))

export interface FilteringProps {
  readonly look: HotelsLook
  readonly hotels: readonly HotelOffer[]
  readonly count: number
}

export function HotelChips(props: FilteringProps) {
  const { look, hotels } = props
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const active = activeFilters(look.filters)
  const inSheet = active.filter((name) => name !== 'name' && name !== 'isLiked').length
  return (
    <div className="hotel-chips strip">
      <button
        type="button"
        className="chip hotel-chips-all"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        <Icon name="sliders-horizontal-bold" size="small" />
        همهٔ فیلترها
        {inSheet > 0 && (
          <span className="badge">
            {persianDigits(inSheet)}
            <span className="only-spoken"> فیلتر روشن</span>
          </span>
        )}
      </button>
      {quick
        .filter(({ wish }) => isThere(hotels, wish) || isOn(look.filters, wish))
        .map(({ words, wish }) => (
          <LinkChip
            key={words}
            on={isOn(look.filters, wish)}
            to={{ search: look.pathTo({ filters: toggled(look.filters, wish) }) }}
            replace
            preventScrollReset
          >
            {words}
          </LinkChip>
        ))}
      {active.length > 0 && (
        <LinkChip to={{ search: look.pathTo({ filters: noFilters }) }} replace preventScrollReset>
          حذف فیلترها
        </LinkChip>
      )}
      {wasOpened && (
        <Suspense>
          <HotelFilterSheet {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
      <noscript>
        <details className="hotel-chips-plain">
          <summary>همهٔ فیلترها</summary>
          <HotelFilterForm {...props} />
        </details>
      </noscript>
    </div>
  )
}

type Wish = Partial<Pick<HotelFilters, 'stars' | 'boards' | 'amenities' | 'isFree' | 'isLiked'>>

const quick: readonly { readonly words: string; readonly wish: Wish }[] = [
  { words: 'پسندیده‌ها', wish: { isLiked: true } },
  { words: '۵ ستاره', wish: { stars: [5] } },
  { words: 'با صبحانه', wish: { boards: ['breakfast'] } },
  { words: 'لب ساحل', wish: { amenities: ['beach'] } },
  { words: 'رو به حرم', wish: { amenities: ['shrine-view'] } },
  { words: 'استخر', wish: { amenities: ['pool'] } },
  { words: 'کنسلی رایگان', wish: { isFree: true } },
]

function isThere(hotels: readonly HotelOffer[], wish: Wish): boolean {
  return filtered(hotels, { ...noFilters, ...wish }).length > 0
}

function isOn(
  filters: HotelFilters,
  { stars = [], boards = [], amenities = [], isFree = false, isLiked = false }: Wish,
) {
  return (
    stars.every((star) => filters.stars.includes(star)) &&
    boards.every((board) => filters.boards.includes(board)) &&
    amenities.every((amenity) => filters.amenities.includes(amenity)) &&
    (!isFree || filters.isFree) &&
    (!isLiked || filters.isLiked)
  )
}

function toggled(filters: HotelFilters, wish: Wish): HotelFilters {
  const isAway = isOn(filters, wish)
  const turned = <Item,>(now: readonly Item[], some: readonly Item[] = []) =>
    isAway ? now.filter((one) => !some.includes(one)) : [...new Set([...now, ...some])]
  return {
    ...filters,
    stars: turned(filters.stars, wish.stars),
    boards: turned(filters.boards, wish.boards),
    amenities: turned(filters.amenities, wish.amenities),
    isFree: wish.isFree ? !isAway : filters.isFree,
    isLiked: wish.isLiked ? !isAway : filters.isLiked,
  }
}
