import { dateRange, dayMonth } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import type { Recent } from '#storefront/recents.ts'
import { PassedDay } from '#storefront/web/passed-day.tsx'
import { type RecentView, SearchRecents } from '#storefront/web/search-recents.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function HomeRecents({ recents }: { readonly recents: readonly Recent[] }) {
  return <SearchRecents recents={recents} action="/?index" shown={wayView} />
}

function wayView({ legs, path, isPast, nextDate, flightType }: Recent): RecentView {
  const [first] = legs
  const last = flightType === 3 ? legs.at(-1) : first
  const when = whenOf({ legs, flightType })
  return {
    path,
    removes: `${first?.originName} به ${last?.destinationName}`,
    words: (
      <>
        <b>{first?.originName}</b>
        <span className="only-spoken"> به </span>
        <Icon name="arrow-left-bold" size="small" />
        <b>{last?.destinationName}</b>
        {isPast ? <PassedDay when={when} next={nextDate} lead="جستجو برای" /> : <small>{when}</small>}
      </>
    ),
  }
}

function whenOf({ legs, flightType }: Pick<Recent, 'legs' | 'flightType'>): string {
  const [out, back] = legs.map(({ date }) => Temporal.PlainDate.from(date))
  if (out === undefined) return ''
  if (flightType === 3) return `${persianDigits(legs.length)} مسیر از ${dayMonth(out)}`
  return back === undefined ? dayMonth(out) : dateRange(out, back)
}
