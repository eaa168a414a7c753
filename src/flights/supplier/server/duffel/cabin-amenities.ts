import * as z from 'zod/mini'
import type { Amenities } from '#flights/facts/amenities.ts'

const Wifi = z.object({ available: z.boolean(), cost: z.nullish(z.string()) })
const Seat = z.object({ pitch: z.nullish(z.string()), type: z.nullish(z.string()) })
const Power = z.object({ available: z.boolean() })
const Cabin = z.object({
  amenities: z.object({ wifi: z.unknown(), seat: z.unknown(), power: z.unknown() }),
})

const seatTypes: Readonly<Record<string, Amenities['seatType']>> = {
  standard: 'standard',
  extra_legroom: 'extra-legroom',
  skycouch: 'couch',
  recliner: 'recliner',
  angle_flat: 'angle-flat',
  full_flat_pod: 'flat-pod',
  private_suite: 'suite',
}
const wifiCosts: Readonly<Record<string, Amenities['wifi']>> = {
  free: 'free',
  paid: 'paid',
  'free or paid': 'free-or-paid',
}

export function amenitiesIn(cabin: unknown): Amenities | undefined {
  const read = Cabin.safeParse(cabin)
  if (!read.success) return undefined
  const { wifi, seat, power } = read.data.amenities
  const amenities = { ...seatIn(seat), wifi: wifiIn(wifi), power: powerIn(power) }
  return Object.values(amenities).every((one) => one === null) ? undefined : amenities
}

function seatIn(data: unknown): Pick<Amenities, 'seatPitch' | 'seatType'> {
  const seat = Seat.safeParse(data).data
  const inches = /^\d\d$/.test(seat?.pitch ?? '') ? Number(seat?.pitch) : null
  return { seatPitch: inches, seatType: seatTypes[seat?.type ?? ''] ?? null }
}

function wifiIn(data: unknown): Amenities['wifi'] {
  const wifi = Wifi.safeParse(data).data
  if (wifi === undefined) return null
  return wifi.available ? (wifiCosts[wifi.cost ?? ''] ?? 'untold') : 'none'
}

function powerIn(data: unknown): boolean | null {
  return Power.safeParse(data).data?.available ?? null
}
