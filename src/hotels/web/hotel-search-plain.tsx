import { otherDate } from '#calendar/formatted.ts'
import { roomsLine } from '#hotels/address.ts'
import { MOST_CHILDREN, type Occupancy, OLDEST_CHILD } from '#hotels/occupancy.ts'
import { type HotelField, plainAgeField } from '#hotels/search-form.ts'
import type { HotelCellsProps } from '#hotels/web/hotel-search.tsx'
import { withCheckIn } from '#hotels/web/hotel-search-draft.ts'
import { roomsInWords } from '#hotels/web/hotel-words.ts'
import { persianDigits } from '#money/digits.ts'
import { placeOptions } from '#web/ui/places/place-options.ts'
import { CellGroup, SelectCell } from '#web/ui/search/search-cell.tsx'

const nothing = { value: '', label: 'انتخاب کنید' }

/** Plain selects: rendered by the server, and all there is without script. */
export function PlainHotelCells(props: HotelCellsProps) {
  const { cities, recent, draft, onChange, faults, hotelId } = props
  return (
    <>
      {hotelId === undefined && (
        <CellGroup>
          <SelectCell
            label="شهر"
            icon="map-pin-duotone"
            name="city"
            value={draft.city?.code ?? ''}
            options={[nothing, ...placeOptions(cities, recent)]}
            sub={draft.city?.sub ?? 'شهری که می‌مانید'}
            error={faultAt(faults, 'city')}
            onChange={({ target }) =>
              onChange({ ...draft, city: cities.find(({ code }) => code === target.value) })
            }
          />
        </CellGroup>
      )}
      <PlainDays {...props} />
      <PlainRooms {...props} />
    </>
  )
}

export function faultAt(faults: HotelCellsProps['faults'], property: HotelField): string | undefined {
  return faults?.find((fault) => fault.property === property)?.says
}

function PlainDays({ days, draft, onChange, faults }: HotelCellsProps) {
  const day = (name: 'checkIn' | 'checkOut') => ({
    name,
    icon: 'calendar-blank' as const,
    value: draft[name],
    sub: draft[name] === '' ? 'انتخاب روز' : otherDate(Temporal.PlainDate.from(draft[name])),
    error: faultAt(faults, name),
  })
  return (
    <CellGroup>
      <SelectCell
        label="تاریخ ورود"
        {...day('checkIn')}
        options={[nothing, ...days]}
        onChange={({ target }) =>
          onChange(target.value === '' ? { ...draft, checkIn: '' } : withCheckIn(draft, target.value))
        }
      />
      <SelectCell
        label="تاریخ خروج"
        {...day('checkOut')}
        options={[nothing, ...days.filter(({ value }) => value > draft.checkIn)]}
        onChange={({ target }) => onChange({ ...draft, checkOut: target.value })}
      />
    </CellGroup>
  )
}

const usual: readonly (readonly Occupancy[])[] = [
  [room(1)],
  [room(2)],
  [room(3)],
  [room(4)],
  [room(2), room(1)],
  [room(2), room(2)],
  [room(2), room(2), room(2)],
]

/** Common rooms of adults; without script only the first room has fields for children. */
function PlainRooms({ draft, onChange, faults }: HotelCellsProps) {
  const now = draft.rooms.map(({ adults, childAges }) => ({
    adults,
    childAges: childAges.filter((age) => age !== null),
  }))
  const line = roomsLine(now)
  const all = usual.some((rooms) => roomsLine(rooms) === line) ? usual : [...usual, now]
  return (
    <CellGroup>
      <SelectCell
        label="اتاق و مهمان‌ها"
        icon="users"
        name="rooms"
        value={line}
        options={all.map((rooms) => ({ value: roomsLine(rooms), label: roomsInWords(rooms) }))}
        sub="تا ۶ اتاق در هر رزرو"
        error={faultAt(faults, 'rooms')}
        onChange={({ target }) =>
          onChange({ ...draft, rooms: all.find((rooms) => roomsLine(rooms) === target.value) ?? now })
        }
      />
      <noscript>
        {Array.from({ length: MOST_CHILDREN }, (_, child) => (
          <SelectCell
            key={child}
            label={`سن کودک ${persianDigits(child + 1)} در اتاق اول`}
            icon="student-duotone"
            name={plainAgeField}
            options={[{ value: '', label: 'ندارد' }, ...ageOptions]}
          />
        ))}
      </noscript>
    </CellGroup>
  )
}

export const ageOptions = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => ({
  value: String(age),
  label: age === 0 ? 'زیر ۱ سال' : `${persianDigits(age)} سال`,
}))

function room(adults: number): Occupancy {
  return { adults, childAges: [] }
}
