import { OCCUPANCY_TEXTS, type OccupancyFault, roomName } from '#hotels/occupancy.ts'
import {
  crowdRefusal,
  type HotelDraft,
  withAdults,
  withChildAge,
  withChildren,
} from '#hotels/web/hotel-search-draft.ts'
import { ageOptions } from '#hotels/web/hotel-search-plain.tsx'
import { persianDigits } from '#money/digits.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Counter } from '#web/ui/search/passenger-stepper.tsx'

interface Props {
  readonly draft: HotelDraft
  readonly place: number
  readonly faults: readonly OccupancyFault[]
  readonly onChange: (draft: HotelDraft) => void
  readonly onAway: (() => void) | undefined
}

export function HotelSearchRoom({ draft, place, faults, onChange, onAway }: Props) {
  const { adults = 0, childAges = [] } = draft.rooms[place] ?? {}
  const name = roomName(place)
  return (
    <fieldset className="hotel-room">
      <legend>{name}</legend>
      {onAway && (
        <button type="button" className="hotel-room-away" aria-label={`حذف ${name}`} onClick={onAway}>
          <Icon name="trash-bold" size="small" />
        </button>
      )}
      <Row words="بزرگسال" ages="۱۳ سال به بالا">
        <Counter
          words="بزرگسال"
          count={adults}
          mayBecome={(count) => crowdRefusal('adults', count) === undefined}
          onChange={(count) =>
            crowdRefusal('adults', count) === undefined && onChange(withAdults(draft, place, count))
          }
        />
      </Row>
      <Row words="کودک" ages="تا ۱۲ سال، در روز ورود">
        <Counter
          words="کودک"
          count={childAges.length}
          mayBecome={(count) => count >= 0 && crowdRefusal('children', count) === undefined}
          onChange={(count) =>
            count >= 0 &&
            crowdRefusal('children', count) === undefined &&
            onChange(withChildren(draft, place, count))
          }
        />
      </Row>
      <div className="hotel-ages">
        {childAges.map((age, child) => (
          <SelectField
            key={child}
            label={childAges.length === 1 ? 'سن کودک' : `سن کودک ${persianDigits(child + 1)}`}
            value={age === null ? '' : String(age)}
            options={[{ value: '', label: 'انتخاب کنید' }, ...ageOptions]}
            error={faultOf(faults, `rooms.${place}.childAges.${child}`)}
            onChange={({ target }) =>
              onChange(
                withChildAge(draft, { place, child }, target.value === '' ? null : Number(target.value)),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

interface RowProps {
  readonly words: string
  readonly ages: string
  readonly children: React.ReactNode
}

function Row({ words, ages, children }: RowProps) {
  return (
    <div className="hotel-room-row">
      <span>
        <b>{words}</b> <small>{ages}</small>
      </span>
      {children}
    </div>
  )
}

function faultOf(faults: readonly OccupancyFault[], property: string): string | undefined {
  const fault = faults.find((one) => one.property === property)
  return fault && OCCUPANCY_TEXTS[fault.key]
}
