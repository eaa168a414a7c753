import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import type { HeldSeat } from '#flights/seats/held-seats.ts'
import type { SeatChosen } from '#flights/seats/seat.ts'
import { seatName } from '#flights/seats/seats-draft.ts'
import type { Room } from '#flights/server/room.ts'
import { seatsIn } from '#flights/supplier/seats.ts'
import { type SeatsThere, seatsThere } from '#flights/supplier/server/supplier-seats.ts'
import type { AgeGroup } from '#passengers/age.ts'
import type { Party } from '#passengers/party.ts'
import { Faults, type FieldFault } from '#server/refusal.ts'

export interface SeatBought {
  readonly leg: number
  readonly seat: HeldSeat
}

export interface SeatsOf {
  readonly legs: readonly {
    readonly leg: LegOnSale
    /** passenger kinds on the direction, in the passengers' order */
    readonly groups: readonly AgeGroup[]
  }[]
  readonly party: Party
}

const texts = {
  nobody: 'این مسافر یا پرواز در سفارش نیست؛ صندلی را دوباره انتخاب کنید.',
  infant: 'نوزاد صندلی جدا ندارد؛ انتخاب صندلی او را بردارید.',
  twice: 'برای هر مسافر در هر پرواز یک صندلی انتخاب کنید، و هر صندلی را برای یک نفر.',
  untold: 'فروشنده نقشهٔ صندلی این پرواز را اکنون نمی‌دهد؛ بدون انتخاب صندلی ادامه دهید.',
  taken: 'این صندلی دیگر آزاد نیست؛ صندلی دیگری انتخاب کنید.',
  price: 'قیمت این صندلی عوض شده است؛ دوباره انتخاب کنید.',
} as const

/** By a map just read, at the prices shown. Throws Faults under `passengers.N.seat.LEG.FLIGHT`. */
export async function seatsBought(
  room: Pick<Room, 'suppliers'>,
  wanted: readonly SeatChosen[],
  { legs, party }: SeatsOf,
): Promise<readonly SeatBought[]> {
  if (wanted.length === 0) return []
  const sold = legs.map(({ leg }) => leg)
  const there = await seatsThere(room, { legs: sold, party, isBuying: true })
  const found = wanted.map((one, place) => soldOr(one, { legs, there, before: wanted.slice(0, place) }))
  const faults = found.flatMap((one): readonly FieldFault[] => ('says' in one ? [one] : []))
  if (faults.length > 0) throw new Faults(faults)
  return found.flatMap((one) => ('says' in one ? [] : [one]))
}

interface Among extends Pick<SeatsOf, 'legs'> {
  readonly there: readonly SeatsThere[]
  readonly before: readonly SeatChosen[]
}

function soldOr(one: SeatChosen, among: Among): SeatBought | FieldFault {
  const { leg, passenger, flight, designator, price } = one
  const no = (kind: keyof typeof texts) => ({ property: seatName(one), says: texts[kind] })
  const wrong = wrongPerson(one, among)
  if (wrong !== undefined) return no(wrong)
  const map = among.there.find((each) => each.leg === leg && each.flight === flight)
  if (map === undefined) return no('untold')
  const service = seatsIn(map.cabins).find((seat) => seat.designator === designator)?.services[passenger]
  if (service == null) return no('taken')
  if (service.price !== price) return no('price')
  const { id, minor } = service
  return {
    leg,
    seat: {
      passenger,
      flight,
      designator,
      price: service.price,
      supplierShare: service.price,
      service: { id, minor },
    },
  }
}

function wrongPerson(
  { leg, passenger, flight, designator }: SeatChosen,
  { legs, before }: Among,
): 'nobody' | 'infant' | 'twice' | undefined {
  const group = legs[leg]?.groups[passenger]
  if (group === undefined) return 'nobody'
  if (group === 'infant') return 'infant'
  const onIt = before.filter((other) => other.leg === leg && other.flight === flight)
  const isTwice = onIt.some((other) => other.passenger === passenger || other.designator === designator)
  return isTwice ? 'twice' : undefined
}
