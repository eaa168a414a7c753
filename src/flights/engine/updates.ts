import { renumbered, UNPRICED } from '#flights/engine/amounts.ts'
import { flightAt, type PriceNumbers, type Schedule } from '#flights/engine/schedule.ts'
import type { Rial } from '#money/rial.ts'

export interface FlightOfDay {
  readonly service: number
  readonly day: number
}

export interface OnSale extends FlightOfDay {
  /** 0 takes the fare off sale */
  readonly seats: number
  readonly price?: Rial
  readonly throughPrice?: Rial
}

/** The next search sees both. Throws RangeError for an unknown flight, or one on sale without a price. */
export function updateSeats(schedule: Schedule, sale: OnSale): void {
  const flight = placeOf(schedule, sale)
  if (sale.price !== undefined) {
    schedule.prices = priced(schedule, schedule.prices, { flight, price: sale.price })
    lowerFloor(schedule, sale.service, sale.price)
    if (schedule.throughPrices.length > 0)
      schedule.throughPrices = priced(schedule, schedule.throughPrices, {
        flight,
        price: sale.throughPrice ?? sale.price,
      })
  }
  if (sale.seats > 0 && schedule.prices[flight] === UNPRICED)
    throw new RangeError(`No price for service ${sale.service} on day ${sale.day}`)
  schedule.seats[flight] = Math.min(255, sale.seats)
}

export function saleOf(schedule: Schedule, flight: FlightOfDay): { seats: number; price: Rial | undefined } {
  const place = placeOf(schedule, flight)
  const number = schedule.prices[place] ?? UNPRICED
  return {
    seats: schedule.seats[place] ?? 0,
    price: number === UNPRICED ? undefined : (schedule.amounts.values[number] as Rial),
  }
}

function priced(
  { amounts }: Schedule,
  prices: PriceNumbers,
  { flight, price }: { readonly flight: number; readonly price: Rial },
): PriceNumbers {
  const number = renumbered(amounts, prices[flight] ?? UNPRICED, price)
  const wide = number > 0xffff && prices instanceof Uint16Array ? Uint32Array.from(prices) : prices
  wide[flight] = number
  return wide
}

function placeOf(schedule: Schedule, { service, day }: FlightOfDay): number {
  const slot = schedule.slots.ofService[service]
  if (slot === undefined || !(day >= 0 && day < schedule.days))
    throw new RangeError(`No flight of service ${service} on day ${day}`)
  return flightAt(schedule, slot, day)
}

function lowerFloor({ slots, pairs }: Schedule, service: number, price: number): void {
  const pair = slots.pair[slots.ofService[service] ?? 0] ?? 0
  if (price >= (pairs.floor[pair] ?? 0)) return
  pairs.floor[pair] = price
  pairs.isUnsorted[pairs.from[pair] ?? 0] = 1
}
