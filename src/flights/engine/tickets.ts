import type { Journey } from '#flights/engine/journey.ts'
import type { Schedule } from '#flights/engine/schedule.ts'

export function shareOf(fares: number, percent: number): number {
  return percent === 100 ? fares : Math.floor((fares * percent + 50) / 100)
}

export function sharesTicket(schedule: Schedule, before: number, airline: number): boolean {
  return before === airline && (schedule.throughPercent[airline] ?? 100) < 100
}

export function openTicket(schedule: Schedule, journey: Journey, leg: number): void {
  journey.closed[leg] = leg === 0 ? 0 : priceAfter(schedule, journey, leg - 1)
  journey.open[leg] = journey.fares[leg] ?? 0
  journey.openThrough[leg] = journey.fareThrough[leg] ?? 0
  journey.opened[leg] = 1
}

export function addToTicket(journey: Journey, leg: number): void {
  journey.closed[leg] = journey.closed[leg - 1] ?? 0
  journey.open[leg] = (journey.open[leg - 1] ?? 0) + (journey.fares[leg] ?? 0)
  journey.openThrough[leg] = (journey.openThrough[leg - 1] ?? 0) + (journey.fareThrough[leg] ?? 0)
  journey.opened[leg] = (journey.opened[leg - 1] ?? 0) + 1
}

export function priceAfter(schedule: Schedule, journey: Journey, leg: number): number {
  const closed = journey.closed[leg] ?? 0
  if (journey.opened[leg] === 1) return closed + (journey.open[leg] ?? 0)
  if (schedule.throughPrices.length > 0) return closed + (journey.openThrough[leg] ?? 0)
  const percent = schedule.throughPercent[journey.airline[leg] ?? 0] ?? 100
  return closed + shareOf(journey.open[leg] ?? 0, percent)
}

/** Lower bound of the whole journey's price with its flights up to this leg. */
export function leastPrice(journey: Journey, leg: number): number {
  const fares = (journey.open[leg] ?? 0) + (journey.restPrice[leg + 1] ?? 0)
  return (journey.closed[leg] ?? 0) + shareOf(fares, journey.percent)
}

export function dearestFare(journey: Journey, leg: number, most: number): number {
  const closed = leg === 0 ? 0 : (journey.closed[leg - 1] ?? 0)
  const open = leg === 0 ? 0 : (journey.open[leg - 1] ?? 0)
  return ((most - closed + 1) * 100) / journey.percent - open - (journey.restPrice[leg + 1] ?? 0)
}
