import { renumbered, UNPRICED } from '#flights/engine/amounts.ts'
import { flightAt, type PriceNumbers, type Schedule } from '#flights/engine/schedule.ts'
import type { Rial } from '#money/rial.ts'

/** A service's flight of one day, counted from the schedule's first. */
export interface FlightOfDay {
  readonly service: number
  readonly day: number
}

export interface OnSale extends FlightOfDay {
  /** seats left in this fare; 0 takes it off sale */
  readonly seats: number
  /** one adult's; without it the price stays */
  readonly price?: Rial
  /** one adult's on a through ticket, in a schedule of such */
  readonly throughPrice?: Rial
}

/**
 * Tells the schedule how many seats of a flight are left, and for how much. Takes well under a microsecond; the next search
 * sees it, whole. A flight the schedule does not know, or one on sale without a price, is a bug (RangeError).
 */
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

/** What the schedule knows of a flight; `price` is undefined until one was told. */
export function saleOf(schedule: Schedule, flight: FlightOfDay): { seats: number; price: Rial | undefined } {
  const place = placeOf(schedule, flight)
  const number = schedule.prices[place] ?? UNPRICED
  return {
    seats: schedule.seats[place] ?? 0,
    price: number === UNPRICED ? undefined : (schedule.amounts.values[number] as Rial),
  }
}

/** The prices with that of a flight put in; once there are more amounts at a time than two bytes can number, in four. */
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
