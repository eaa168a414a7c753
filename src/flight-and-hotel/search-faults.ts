import type { PairRequest, PairSearch } from '#flight-and-hotel/address.ts'
import { partyOfRooms } from '#flight-and-hotel/party-of-rooms.ts'
import { OCCUPANCY_TEXTS, occupancyFaults } from '#hotels/occupancy.ts'
import { STAY_TEXTS, stayFault } from '#hotels/stay.ts'
import { PARTY_TEXTS, partyFaults } from '#passengers/party.ts'

export type PairField = keyof PairRequest

export interface PairFault {
  readonly property: PairField
  readonly says: string
}

/** The search, or what is wrong with it, in the order of the form. */
export function searchOf(
  request: PairRequest,
  today: Temporal.PlainDate,
): { readonly search: PairSearch | undefined; readonly faults: readonly PairFault[] } {
  const { origin, destination, rooms } = request
  const [out, back] = [dayOf(request.out), dayOf(request.back)]
  const faults = [
    ...(origin === '' ? [fault('origin', 'شهر مبدأ را انتخاب کنید.')] : []),
    ...(destination === '' ? [fault('destination', 'شهر مقصد را انتخاب کنید.')] : []),
    ...(origin !== '' && origin === destination ? [fault('destination', 'مبدأ و مقصد یکی است.')] : []),
    ...(out === undefined ? [fault('out', 'تاریخ رفت را انتخاب کنید.')] : []),
    ...(back === undefined ? [fault('back', 'تاریخ برگشت را انتخاب کنید.')] : []),
    ...(out && back ? daysFault(out, back, today) : []),
    ...roomsFault(rooms),
  ]
  if (out === undefined || back === undefined || faults.length > 0) return { search: undefined, faults }
  return { search: { origin, destination, out, back, rooms }, faults }
}

function dayOf(text: string): Temporal.PlainDate | undefined {
  return text === '' ? undefined : Temporal.PlainDate.from(text)
}

function daysFault(
  out: Temporal.PlainDate,
  back: Temporal.PlainDate,
  today: Temporal.PlainDate,
): readonly PairFault[] {
  const wrong = stayFault({ checkIn: out, checkOut: back }, today)
  if (wrong === undefined) return []
  return [fault(wrong === 'CHECK_IN_IS_PAST' ? 'out' : 'back', daysTexts[wrong] ?? STAY_TEXTS[wrong])]
}

const daysTexts: Partial<Record<keyof typeof STAY_TEXTS, string>> = {
  CHECK_IN_IS_PAST: 'تاریخ رفت گذشته است.',
  CHECK_OUT_NOT_AFTER_CHECK_IN: 'برگشت دست‌کم یک شب پس از رفت است.',
}

/** Rooms keep their own limits, and an aeroplane those of a party. */
function roomsFault(rooms: PairRequest['rooms']): readonly PairFault[] {
  const [crowd] = occupancyFaults(rooms)
  if (crowd !== undefined) return [fault('rooms', OCCUPANCY_TEXTS[crowd.key])]
  const [party] = partyFaults(partyOfRooms(rooms))
  return party === undefined ? [] : [fault('rooms', PARTY_TEXTS[party])]
}

function fault(property: PairField, says: string): PairFault {
  return { property, says }
}
