import { newId } from '../duffel/ids.ts'
import type { SimulatorHotel } from './hotels.ts'

export interface Guest {
  readonly type: 'adult' | 'child'
  readonly age?: number
}

export interface Sought {
  readonly hotel: SimulatorHotel
  readonly rooms: number
  readonly guests: readonly Guest[]
  readonly checkIn: Temporal.PlainDate
  readonly checkOut: Temporal.PlainDate
}

export interface SimulatorRate {
  readonly id: string
  readonly sought: Sought
  readonly room: string
  readonly beds: readonly { readonly type: string; readonly count: number }[]
  readonly board: string
  readonly total: number
  /** refund by deadline, in order of time */
  readonly timeline: readonly { readonly before: Temporal.Instant; readonly refund: number }[]
  readonly left: number
  readonly expiresAt: Temporal.Instant
}

const kinds = [
  { room: 'Standard Double Room', beds: [{ type: 'double', count: 1 }], percent: 100, sleeps: 2 },
  {
    room: 'Family Room',
    beds: [
      { type: 'double', count: 1 },
      { type: 'single', count: 2 },
    ],
    percent: 148,
    sleeps: 4,
  },
  {
    room: 'Superior Suite',
    beds: [
      { type: 'king', count: 1 },
      { type: 'sofabed', count: 1 },
    ],
    percent: 215,
    sleeps: 3,
  },
] as const

const plans = [
  { board: 'room_only', percent: 90, isFlexible: false },
  { board: 'breakfast', percent: 112, isFlexible: true },
  { board: 'half_board', percent: 139, isFlexible: true },
] as const

/** lifetime of a rate */
const minutes = 40

export function ratesFor(sought: Sought, now: Temporal.Instant): readonly SimulatorRate[] {
  const { hotel, guests, rooms, checkIn, checkOut } = sought
  const people = guests.filter(({ type, age = 99 }) => type === 'adult' || age >= 2).length
  return kinds
    .filter(({ sleeps }) => people <= sleeps * rooms)
    .flatMap(({ room, beds, percent }, place) =>
      plans.map((plan) => {
        const nights = checkIn.until(checkOut).days
        const total =
          Math.round((hotel.night * percent * plan.percent * nights * rooms) / 10_000) + place * 37
        return {
          id: newId('rat'),
          sought,
          room,
          beds,
          board: plan.board,
          total,
          timeline: plan.isFlexible ? timelineOf(total, checkIn) : [],
          left: 2 + place,
          expiresAt: now.add({ minutes }),
        }
      }),
    )
    .toSorted((a, b) => a.total - b.total)
}

/** Full refund until three days before check-in (UTC); some rates have a second step; then nothing. */
function timelineOf(total: number, checkIn: Temporal.PlainDate): SimulatorRate['timeline'] {
  const day = checkIn.toZonedDateTime('UTC').toInstant()
  return [
    { before: day.subtract({ hours: 72 }), refund: total },
    { before: day.subtract({ hours: 24 }), refund: Math.floor(total * 0.617) },
  ]
}
