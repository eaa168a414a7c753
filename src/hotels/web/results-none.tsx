import { type FilterName, type HotelFilters, lifts, noFilters } from '#hotels/filters.ts'
import type { HotelOffer } from '#hotels/responses.ts'
import { withLook } from '#hotels/web/results-address.ts'
import type { HotelsLook } from '#hotels/web/use-hotels-look.ts'
import { persianDigits } from '#money/digits.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

const filterWords: Readonly<Record<FilterName, string>> = {
  name: 'نام هتل',
  stars: 'ستاره',
  score: 'امتیاز',
  boards: 'وعدهٔ غذا',
  isFree: 'کنسلی رایگان',
  isLiked: 'پسندیده‌ها',
  amenities: 'امکانات',
  price: 'قیمت',
}

interface Props {
  readonly hotels: readonly HotelOffer[]
  readonly look: HotelsLook
}

export function HotelsFilteredOut({ hotels, look }: Props) {
  const to = (filters: HotelFilters) => ({ search: look.pathTo({ filters }) })
  return (
    <EmptyState
      title="هیچ هتلی با این فیلترها نیست"
      actions={
        <>
          {lifts(hotels, look.filters).map(({ name, count }) => (
            <LinkButton
              key={name}
              kind="tonal"
              to={to({ ...look.filters, [name]: noFilters[name] })}
              replace
              preventScrollReset
            >
              حذف «{filterWords[name]}»، {persianDigits(count)} هتل
            </LinkButton>
          ))}
          <LinkButton kind="line" to={to(noFilters)} replace preventScrollReset>
            حذف فیلترها
          </LinkButton>
        </>
      }
    >
      یکی از فیلترها را بردارید یا همه را حذف کنید.
    </EmptyState>
  )
}

export function NoHotels({ cityName, look }: { readonly cityName: string; readonly look: HotelsLook }) {
  return (
    <EmptyState
      title={`در ${cityName} هتلی نداریم`}
      actions={
        <LinkButton to={{ search: `?${withLook(look.params, { edit: '1' }).toString()}` }} replace>
          ویرایش جستجو
        </LinkButton>
      }
    >
      شهر دیگری را انتخاب کنید.
    </EmptyState>
  )
}

export function NoneInArea({ look }: { readonly look: HotelsLook }) {
  return (
    <EmptyState
      title="در این محدودهٔ نقشه هتلی نیست"
      actions={
        <LinkButton to={{ search: `?${withLook(look.params, { area: undefined }).toString()}` }} replace>
          همهٔ شهر
        </LinkButton>
      }
    >
      محدوده را بزرگ‌تر کنید یا همهٔ شهر را ببینید.
    </EmptyState>
  )
}
