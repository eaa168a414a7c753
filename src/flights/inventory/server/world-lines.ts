import { type WorldAircraftId, worldAircraft } from '#flights/inventory/server/aircraft.ts'
import { type Chance, chanceOf } from '#flights/inventory/server/chance.ts'
import { spread, type WorldLine, weekOf, withinDay } from '#flights/inventory/server/line.ts'
import type { Route } from '#flights/inventory/server/route.ts'
import { type WorldCarrier, worldCarrierOf } from '#flights/inventory/server/world-carriers.ts'
import { type Rotation, rotations } from '#flights/inventory/server/world-network.ts'
import type { Airport } from '#places/airports.ts'

const chartered = new Set(['IST', 'DXB', 'AYT', 'NJF'])

/** Every line abroad: each airline's rotations, out and back with consecutive numbers. */
export function worldLines(seed: number): readonly WorldLine[] {
  const numbers = new Map<string, number>()
  return rotations.flatMap((rotation) => {
    const carrier = worldCarrierOf(rotation.carrierId)
    const { origin, destination } = rotation.out
    const chance = chanceOf(seed, 'world', carrier.id, origin.iata, destination.iata)
    const lines = spread(rotation.weeklyFlights, Math.ceil(rotation.weeklyFlights / 7))
    const firstDay = chance.between(0, 6)
    const firstBank = chance.between(0, 3)
    return lines.flatMap((daysFlown, index) => {
      const number = numbers.get(carrier.id) ?? carrier.firstNumber
      numbers.set(carrier.id, number + 2)
      const days = weekOf(daysFlown, firstDay + index)
      const made = { rotation, carrier, chance, days, number }
      return carrier.banks.length > 0
        ? banked(made, firstBank + index)
        : through(made, { index, of: lines.length })
    })
  })
}

interface Making {
  readonly rotation: Rotation
  readonly carrier: WorldCarrier
  readonly chance: Chance
  readonly days: readonly boolean[]
  readonly number: number
}

/** Flights leave a hub in a bank and arrive one to two and a half hours before the next. */
function banked(making: Making, turn: number): readonly WorldLine[] {
  const { carrier, chance, rotation } = making
  const bank = (at: number) => carrier.banks[at % carrier.banks.length] ?? 0
  const out = bank(turn) + chance.between(0, 15) * 5
  const { blockMinutes, origin, destination } = rotation.back
  const arrives = bank(turn + 1) - chance.between(12, 30) * 5
  const back = arrives - blockMinutes - hoursAhead(destination, origin) * 60
  return [line(making, { out }), line(making, { back: fives(back) })]
}

function through(making: Making, { index, of }: { index: number; of: number }): readonly WorldLine[] {
  const { chance, rotation } = making
  const slot = dayLength / of
  const out = fives(firstSlot + (index + chance.next()) * slot)
  const { blockMinutes, origin, destination } = rotation.out
  const back = out + blockMinutes + chance.between(13, 24) * 5 + hoursAhead(destination, origin) * 60
  return [line(making, { out }), line(making, { back: fives(back) })]
}

/** before dawn to midnight */
const firstSlot = 4 * 60
const dayLength = 20 * 60

function line(making: Making, at: { readonly out: number } | { readonly back: number }): WorldLine {
  const { rotation, carrier, chance, days, number } = making
  const [route, minutes, next] =
    'out' in at ? ([rotation.out, at.out, 0] as const) : ([rotation.back, at.back, 1] as const)
  return {
    scope: 'international',
    route,
    carrier,
    number: number + next,
    aircraft: worldAircraft[typeFor(carrier, rotation, chance)],
    isChartered: isChartered(route),
    ...withinDay(minutes, days),
  }
}

/** A type with the range: wide-body on far or busy routes, else narrow-body. */
function typeFor(carrier: WorldCarrier, { out, weeklyFlights }: Rotation, chance: Chance): WorldAircraftId {
  const reaching = carrier.fleet.filter((id) => worldAircraft[id].furthestKm >= out.distanceKm)
  const isFar = out.distanceKm > 4500 || weeklyFlights >= 14
  const apt = reaching.filter((id) => worldAircraft[id].economySeats >= wideFrom === isFar)
  const [first, ...rest] = apt.length > 0 ? apt : reaching
  if (first === undefined)
    throw new RangeError(`${carrier.id} has nothing that reaches ${out.destination.iata}`)
  return chance.pick([first, ...rest])
}

const wideFrom = 221

function isChartered({ origin, destination }: Route): boolean {
  return (
    (origin.country === 'IR' && chartered.has(destination.iata)) ||
    (destination.country === 'IR' && chartered.has(origin.iata))
  )
}

/** Time difference in winter, hours: lines keep their local times in summer. */
function hoursAhead(one: Airport, other: Airport): number {
  const offset = ({ timeZone }: Airport) => winter.toZonedDateTimeISO(timeZone).offsetNanoseconds
  return (offset(one) - offset(other)) / 3_600_000_000_000
}

const winter = Temporal.Instant.from('2027-01-15T00:00Z')

function fives(minutes: number): number {
  return Math.round(minutes / 5) * 5
}
