import { Link } from 'react-router'
import type { HotelOffer } from '#hotels/responses.ts'
import { withLook } from '#hotels/web/results-address.ts'
import type { HotelsLook } from '#hotels/web/use-hotels-look.ts'
import { persianDigits } from '#money/digits.ts'
import { shortPriceOf, shortPriceUnit } from '#money/display-unit.ts'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly shown: readonly HotelOffer[]
  readonly look: HotelsLook
  readonly chosenId: string | undefined
  readonly isNone: boolean
}

/** The same hotels with what they are near to. */
export function MapPlain({ shown, look, chosenId, isNone }: Props) {
  return (
    <div className="hotels-map-plain">
      {isNone && <Note tone="info">این مرورگر نقشه را نمی‌کشد؛ فاصله‌ها را این‌جا ببینید.</Note>}
      <ul>
        {shown.map(({ id, name, near: [nearest], area, perNight }) => (
          <li key={id}>
            <Link
              to={{ search: `?${withLook(look.params, { hotel: id, rates: undefined }).toString()}` }}
              replace
              preventScrollReset
              aria-current={id === chosenId ? 'true' : undefined}
            >
              {name}
            </Link>
            <span>
              {nearest ? `${persianDigits(nearest.walkMinutes)} دقیقه پیاده تا ${nearest.name}` : area}
            </span>
            <b>{perNight === null ? 'پر است' : <bdi dir="ltr">{shortPriceOf(perNight)}</bdi>}</b>
          </li>
        ))}
      </ul>
      <p>میانگین هر شب به {shortPriceUnit()} است.</p>
    </div>
  )
}
