import { OCCUPANCY_TEXTS, type Occupancy, occupancyFaults } from '#hotels/occupancy.ts'
import { STAY_TEXTS, type Stay, stayFault } from '#hotels/stay.ts'
import { Faults } from '#server/refusal.ts'

interface StayWanted {
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: readonly Occupancy[]
}

/** `today` is local to the hotel; throws Faults under `checkIn`, `checkOut`, `rooms.N.…`. */
export function stayIn({ checkIn, checkOut, rooms }: StayWanted, today: Temporal.PlainDate): Stay {
  const stay = { checkIn: Temporal.PlainDate.from(checkIn), checkOut: Temporal.PlainDate.from(checkOut) }
  const fault = stayFault(stay, today)
  const faults = [
    ...(fault === undefined ? [] : [{ property: propertyOf[fault], says: STAY_TEXTS[fault] }]),
    ...occupancyFaults(rooms).map(({ property, key }) => ({ property, says: OCCUPANCY_TEXTS[key] })),
  ]
  if (faults.length > 0) throw new Faults(faults)
  return stay
}

const propertyOf = {
  CHECK_IN_IS_PAST: 'checkIn',
  CHECK_OUT_NOT_AFTER_CHECK_IN: 'checkOut',
  STAY_TOO_LONG: 'checkOut',
  STAY_TOO_FAR_AHEAD: 'checkOut',
} as const satisfies Record<keyof typeof STAY_TEXTS, string>
