import './hotel-rates.css'
import { useNavigate } from 'react-router'
import {
  type Chosen,
  chosenIn,
  chosenLine,
  groupName,
  groupsOf,
  type RoomGroup,
} from '#hotels/chosen-rates.ts'
import { guestsInWords } from '#hotels/occupancy.ts'
import type { HotelDetail, RateView } from '#hotels/responses.ts'
import type { HotelRequest } from '#hotels/search-form.ts'
import { RatesFoot } from '#hotels/web/hotel-rates-foot.tsx'
import { HotelRoomType } from '#hotels/web/hotel-room-type.tsx'
import { withLook } from '#hotels/web/results-address.ts'
import { LinkChip } from '#web/ui/fields/chip.tsx'
import { Note } from '#web/ui/states/note.tsx'

export interface HotelRatesProps {
  readonly detail: HotelDetail
  readonly asked: Pick<HotelRequest, 'checkIn' | 'checkOut' | 'rooms'>
  readonly params: URLSearchParams
  readonly isWhole?: boolean
}

export function HotelRates(props: HotelRatesProps) {
  const { detail, params } = props
  const navigate = useNavigate()
  const { rooms } = detail
  const chosen = chosenIn(params.get('rates'), rooms)
  const searchOf = (next: Chosen) => `?${withLook(params, { rates: chosenLine(next) }).toString()}`
  const choose = (next: Chosen) =>
    void navigate({ search: searchOf(next) }, { replace: true, preventScrollReset: true })
  return (
    <div className="hotel-rates">
      {groupsOf(rooms).map((group) => (
        <Group
          key={group.places.join()}
          {...props}
          group={group}
          chosen={chosen}
          choose={choose}
          searchOf={searchOf}
        />
      ))}
      <RatesFoot {...props} chosen={chosen} />
    </div>
  )
}

interface GroupProps extends HotelRatesProps {
  readonly group: RoomGroup<RateView>
  readonly chosen: Chosen
  readonly choose: (next: Chosen) => void
  readonly searchOf: (next: Chosen) => string
}

function Group(props: GroupProps) {
  const { group, params } = props
  const plan = params.get('plan')
  const shown = group.rates.filter(plans.find(({ key }) => key === plan)?.holds ?? (() => true))
  const name = groupName(group)
  return (
    <section className="rate-group" aria-label={name}>
      <header>
        <h3>
          {name}: <span>{guestsInWords(group)}</span>
        </h3>
        {group.rates.length > 2 && <Plans params={params} of={name} />}
      </header>
      {group.rates.length === 0 && (
        <Note tone="warn">
          برای این مهمان‌ها در این شب‌ها اتاقی نمانده است؛ شب‌های دیگر یا هتل دیگری را ببینید.
        </Note>
      )}
      {group.rates.length > 0 && shown.length === 0 && <Note>با این شرط نرخی نیست؛ «همه» را ببینید.</Note>}
      <ul>
        {[...Map.groupBy(shown, ({ roomTypeId }) => roomTypeId)].map(([roomTypeId, rates]) => (
          <HotelRoomType key={roomTypeId} {...props} rates={rates} />
        ))}
      </ul>
    </section>
  )
}

const plans: readonly {
  readonly key: string | null
  readonly words: string
  readonly holds: (rate: RateView) => boolean
}[] = [
  { key: null, words: 'همه', holds: () => true },
  { key: 'meal', words: 'با صبحانه', holds: ({ board }) => board !== 'room-only' },
  { key: 'free', words: 'کنسلی رایگان', holds: ({ freeUntil }) => freeUntil !== null },
]

function Plans({ params, of }: { readonly params: URLSearchParams; readonly of: string }) {
  return (
    <nav aria-label={`نرخ‌های ${of}`}>
      {plans.map(({ key, words }) => (
        <LinkChip
          key={words}
          on={params.get('plan') === key}
          to={{ search: `?${withLook(params, { plan: key ?? undefined }).toString()}` }}
          replace
          preventScrollReset
        >
          {words}
        </LinkChip>
      ))}
    </nav>
  )
}

export type { GroupProps }
