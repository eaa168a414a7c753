import { type AddressParams, addressOf, dayIn, type HotelSearch, roomsIn } from '#hotels/address.ts'
import { MOST_ROOMS, OCCUPANCY_TEXTS, type Occupancy, occupancyFaults } from '#hotels/occupancy.ts'
import { STAY_TEXTS, type StayKey, stayFault } from '#hotels/stay.ts'

export interface HotelRequest {
  readonly city: string
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: readonly Occupancy[]
}

export type HotelField = 'city' | 'checkIn' | 'checkOut' | 'rooms'

export interface HotelFault {
  readonly property: HotelField
  readonly says: string
}

const usual: readonly Occupancy[] = [{ adults: 2, childAges: [] }]

/** The form without script asks only for the first room's children. */
export const plainAgeField = 'age'

export function requestIn(params: AddressParams): HotelRequest {
  const city = (params.get('city') ?? '').toUpperCase()
  return {
    city: /^[A-Z]{3}$/.test(city) ? city : '',
    checkIn: dayIn(params.get('checkIn'))?.toString() ?? '',
    checkOut: dayIn(params.get('checkOut'))?.toString() ?? '',
    rooms: withPlainAges(roomsIn(params.get('rooms') ?? '') ?? usual, params),
  }
}

/** The search, or its faults in the form's order. */
export function searchOf(
  params: AddressParams,
  today: string,
): { readonly search: HotelSearch | undefined; readonly faults: readonly HotelFault[] } {
  const { city, checkIn, checkOut, rooms } = requestIn(params)
  const [from, to] = [dayIn(checkIn), dayIn(checkOut)]
  const faults: HotelFault[] = []
  if (city === '') faults.push({ property: 'city', says: 'شهر را انتخاب کنید.' })
  if (from === undefined) faults.push({ property: 'checkIn', says: 'تاریخ ورود را انتخاب کنید.' })
  if (to === undefined) faults.push({ property: 'checkOut', says: 'تاریخ خروج را انتخاب کنید.' })
  const wrong = from && to && stayFault({ checkIn: from, checkOut: to }, Temporal.PlainDate.from(today))
  if (wrong) faults.push({ property: dayAtFault[wrong], says: STAY_TEXTS[wrong] })
  const crowd = roomsFault(params, rooms)
  if (crowd !== undefined) faults.push({ property: 'rooms', says: crowd })
  if (from === undefined || to === undefined || faults.length > 0) return { search: undefined, faults }
  return { search: { cityCode: city, checkIn: from, checkOut: to, rooms }, faults }
}

/** Where a form sent without script redirects, if its parameters are not the canonical ones. */
export function canonical(params: AddressParams, search: HotelSearch): string | undefined {
  return params.get(plainAgeField) !== null ? `/hotels?${addressOf(search)}` : undefined
}

const dayAtFault = {
  CHECK_IN_IS_PAST: 'checkIn',
  CHECK_OUT_NOT_AFTER_CHECK_IN: 'checkOut',
  STAY_TOO_LONG: 'checkOut',
  STAY_TOO_FAR_AHEAD: 'checkOut',
} as const satisfies Record<StayKey, HotelField>

function roomsFault(params: AddressParams, rooms: readonly Occupancy[]): string | undefined {
  const line = params.get('rooms')
  if (line !== null && line.split('-').length > MOST_ROOMS) return OCCUPANCY_TEXTS.TOO_MANY_ROOMS
  if (line !== null && line !== '' && roomsIn(line) === undefined)
    return 'مهمان‌های هر اتاق را دوباره انتخاب کنید.'
  const [fault] = occupancyFaults(rooms)
  return fault && OCCUPANCY_TEXTS[fault.key]
}

function withPlainAges(rooms: readonly Occupancy[], params: AddressParams): readonly Occupancy[] {
  const ages = params.getAll(plainAgeField).filter((age) => /^\d{1,2}$/.test(age))
  const [first, ...others] = rooms
  if (first === undefined || ages.length === 0) return rooms
  return [{ ...first, childAges: [...first.childAges, ...ages.map(Number)] }, ...others]
}
