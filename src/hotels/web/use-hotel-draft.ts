import { useState } from 'react'
import { type HotelSearch, roomsLine } from '#hotels/address.ts'
import { OCCUPANCY_TEXTS, type OccupancyFault, occupancyFaults } from '#hotels/occupancy.ts'
import { type HotelFault, type HotelRequest, requestIn, searchOf } from '#hotels/search-form.ts'
import { draftOf, type HotelDraft, held } from '#hotels/web/hotel-search-draft.ts'
import type { Place } from '#web/ui/places/place-rows.tsx'

interface Begun {
  readonly asked?: HotelRequest
  readonly cities: readonly Place[]
  readonly faults?: readonly HotelFault[]
}

const nothing = requestIn(new URLSearchParams())

export function useHotelDraft({ asked = nothing, cities, faults: found = [] }: Begun) {
  const [draft, setDraft] = useState(() => draftOf(asked, cities))
  const [faults, setFaults] = useState(found)
  const [isCrowdTold, setIsCrowdTold] = useState(false)
  const crowd: readonly OccupancyFault[] = isCrowdTold ? occupancyFaults(draft.rooms) : []

  function change(next: HotelDraft) {
    setDraft(next)
    setFaults((before) => before.filter(({ property }) => held(next, property) === held(draft, property)))
  }

  function judge(today: string): { search: HotelSearch | undefined; faults: readonly HotelFault[] } {
    const [crowded] = occupancyFaults(draft.rooms)
    const { search, faults: missing } = searchOf(paramsOf(draft), today)
    const all = crowded
      ? [...missing, { property: 'rooms' as const, says: OCCUPANCY_TEXTS[crowded.key] }]
      : missing
    setFaults(all)
    setIsCrowdTold(crowded !== undefined)
    return { search: all.length === 0 ? search : undefined, faults: all }
  }

  return { draft, change, faults, crowd, judge }
}

function paramsOf({ city, checkIn, checkOut, rooms }: HotelDraft): URLSearchParams {
  const whole = rooms.flatMap(({ adults, childAges }) => {
    const ages = childAges.filter((age) => age !== null)
    return ages.length === childAges.length ? [{ adults, childAges: ages }] : []
  })
  return new URLSearchParams({
    city: city?.code ?? '',
    checkIn,
    checkOut,
    ...(whole.length === rooms.length && { rooms: roomsLine(whole) }),
  })
}
