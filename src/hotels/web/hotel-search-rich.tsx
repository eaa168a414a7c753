import type { HotelCellsProps } from '#hotels/web/hotel-search.tsx'
import { StayCells } from '#hotels/web/hotel-search-dates.tsx'
import { faultAt } from '#hotels/web/hotel-search-plain.tsx'
import { RoomsCell } from '#hotels/web/hotel-search-rooms.tsx'
import { suggestCities } from '#hotels/web/suggest-cities.ts'
import { PlaceCombobox } from '#web/ui/places/place-combobox.tsx'
import { CellGroup } from '#web/ui/search/search-cell.tsx'

export function RichHotelCells(props: HotelCellsProps) {
  const { recent, draft, onChange, faults, hotelId } = props
  return (
    <>
      {hotelId === undefined && (
        <CellGroup>
          <PlaceCombobox
            label="شهر"
            icon="map-pin-duotone"
            name="city"
            value={draft.city}
            error={faultAt(faults, 'city')}
            onChoose={(city) => onChange({ ...draft, city })}
            suggest={suggestCities}
            recent={recent}
            hint="نام شهر"
            unset="شهری که می‌مانید"
          />
        </CellGroup>
      )}
      <StayCells {...props} />
      <RoomsCell {...props} />
    </>
  )
}
