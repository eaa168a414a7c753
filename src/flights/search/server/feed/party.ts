import { throughBase } from '#flights/choosing/leg-prices.ts'
import { openSchedule, type Schedule, saleOf, updateSeats } from '#flights/engine/engine.ts'
import { ruledAdult } from '#flights/pricing/server/ruled-leg.ts'
import { type FedLine, minuteOf, type Network } from '#flights/search/server/feed/network.ts'
import {
  cheapestFor,
  type FareForSale,
  lastFor,
  type ProductName,
  productNames,
  products,
  type Sale,
  type SaleRequest,
} from '#flights/search/server/feed/sale.ts'
import { type Rial, rial } from '#money/rial.ts'
import { noRules, type RulesInForce } from '#orders/pricing/rules-in-force.ts'
import { airlineOf } from '#places/airlines.ts'

/** The schedules for parties of so many seats; prices are the cheapest fare's with seats for all. */
export interface PartySchedules {
  readonly seats: number
  /** its prices are what these make of the fares */
  readonly rules: RulesInForce
  readonly of: Readonly<Record<ProductName, Schedule>>
  /** by local date, counted from the network's first: have its flights been entered? */
  readonly isFed: Uint8Array
  /** by local date: when the first of its prices expires (minutes of the network) */
  readonly ends: Float64Array
  /** the same by flight (service × days + day, of the filed service) */
  readonly endsAt: Uint32Array
}

const never = 0xffff_ffff

export function openParty({ timetable }: Network, seats: number, rules = noRules): PartySchedules {
  const { days, services } = timetable
  return {
    seats,
    rules,
    of: {
      economy: openSchedule(timetable, { throughPrices: true }),
      economyWithBag: openSchedule(timetable, { throughPrices: true }),
      business: openSchedule(timetable, { throughPrices: true }),
      first: openSchedule(timetable, { throughPrices: true }),
    },
    isFed: new Uint8Array(days),
    ends: new Float64Array(days).fill(Number.POSITIVE_INFINITY),
    endsAt: new Uint32Array(services.length * days).fill(never),
  }
}

export interface FedFlight {
  readonly fed: FedLine
  /** day number, from the network's first */
  readonly date: number
  readonly day: number
  readonly service: FedLine['services'][number]
}

export function flightOn(
  network: Network,
  fed: FedLine,
  date: { iso: string; number: number },
): FedFlight | undefined {
  const minute = minuteOf(network, fed.line, date.iso)
  const day = Math.floor(minute / 1440)
  const departs = minute - day * 1440
  const service = fed.services.find((one) => one.departs === departs)
  if (service === undefined || day < 0 || day >= network.timetable.days) return undefined
  return { fed, date: date.number, day, service }
}

function pricesOf({ price, base }: Omit<Sale, 'until'>, { line }: FedLine, ruled: (price: Rial) => Rial) {
  const { throughPercent } = airlineOf(line.carrier.id)
  if (throughPercent === 100) return { price: ruled(price) }
  return { price: ruled(price), throughPrice: ruled(rial(price - base + throughBase(base, throughPercent))) }
}

function ruledBy({ rules }: PartySchedules, { first }: Network, { fed, date }: FedFlight) {
  if (rules.key === '') return (price: Rial) => price
  const flight = { line: fed.line, date: first.add({ days: date }) }
  return (price: Rial) => ruledAdult(price, rules, flight)
}

/** Enters a flight's fares in the schedules. A sold-out flight keeps its price, or gets its last fare's. */
export function tell(
  { network, party, nowMs }: { network: Network; party: PartySchedules; nowMs: number },
  flight: FedFlight,
  fares: readonly FareForSale[],
): void {
  const { service, day } = flight
  const ruled = ruledBy(party, network, flight)
  let ends = Number.POSITIVE_INFINITY
  for (const name of productNames) {
    const asked = products[name]
    const schedule = party.of[name]
    const put = (number: number, wish: SaleRequest) => {
      const sale = cheapestFor(fares, wish, nowMs)
      const isPriced = saleOf(schedule, { service: number, day }).price !== undefined
      const told = sale ?? (isPriced ? undefined : lastFor(fares, wish))
      const prices = told && pricesOf(told, flight.fed, ruled)
      updateSeats(schedule, { service: number, day, seats: sale ? 1 : 0, ...prices })
      ends = Math.min(ends, sale?.until ?? ends)
    }
    if (service.charter === -1) put(service.filed, asked)
    else {
      put(service.filed, { ...asked, isCharter: false })
      put(service.charter, { ...asked, isCharter: true })
    }
  }
  const minute =
    ends === Number.POSITIVE_INFINITY ? never : Math.max(0, Math.floor((ends - network.firstMs) / 60_000))
  party.endsAt[service.filed * network.timetable.days + day] = minute
  if (minute !== never) party.ends[flight.date] = Math.min(party.ends[flight.date] ?? 0, minute)
}
