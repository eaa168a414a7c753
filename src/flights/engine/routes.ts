import { cheapestFirst } from '#flights/engine/cheapest-first.ts'
import { cheapestIn } from '#flights/engine/cheapest-in.ts'
import { leastWaiting, NONE, newRow, OPENS, wait } from '#flights/engine/frontier.ts'
import { isTooDear, percentOn, type Way } from '#flights/engine/search-state.ts'
import { shareOf } from '#flights/engine/tickets.ts'

export function waitForTwo(way: Way): void {
  const { pairs, desk, connections } = way.schedule
  const end = pairs.outStart[way.wanted.from + 1] ?? 0
  for (let first = pairs.outStart[way.wanted.from] ?? 0; first < end; first += 1) {
    const airport = pairs.to[first] ?? 0
    const endNear = connections.nearStart[airport + 1] ?? 0
    for (let place = connections.nearStart[airport] ?? 0; place < endNear; place += 1) {
      const leaving = connections.near[place] ?? 0
      if (desk.marks[leaving] !== desk.mark) continue
      const fares = (desk.firstFare[airport] ?? 0) + (desk.lastFigure[leaving] ?? 0)
      const second = desk.lastPair[leaving] ?? 0
      const minutes = (pairs.shortest[first] ?? 0) + (pairs.shortest[second] ?? 0)
      const price = shareOf(fares, percentOn(way, first, second))
      if (price === Number.POSITIVE_INFINITY) continue
      waitFor(way, { first, second, third: NONE, fare: 0, minutes, price })
    }
  }
}

/** Adds one opening row per first pair and onward airport; it later creates three-pair routes. */
export function waitForThree(way: Way): void {
  const { pairs, desk, connections } = way.schedule
  const { from, to } = way.wanted
  const end = pairs.outStart[from + 1] ?? 0
  for (let first = pairs.outStart[from] ?? 0; first < end; first += 1) {
    const airport = pairs.to[first] ?? 0
    if (desk.firstFare[airport] === Number.POSITIVE_INFINITY) continue
    const endNear = connections.nearStart[airport + 1] ?? 0
    for (let place = connections.nearStart[airport] ?? 0; place < endNear; place += 1) {
      const leaving = connections.near[place] ?? 0
      if (leaving !== from && leaving !== to) waitToOpen(way, first, leaving)
    }
  }
}

function waitToOpen(way: Way, first: number, leaving: number): void {
  const { pairs, desk } = way.schedule
  const fare = desk.firstFare[pairs.to[first] ?? 0] ?? 0
  cheapestFirst(pairs, leaving)
  const begin = pairs.outStart[leaving] ?? 0
  const fares = fare + (pairs.floor[pairs.byFloor[begin] ?? 0] ?? 0) + way.leastLast
  if (begin === pairs.outStart[leaving + 1] || isTooDear(way, fares)) return
  waitFor(way, {
    first,
    second: OPENS,
    third: begin,
    fare,
    minutes: pairs.shortest[first] ?? 0,
    price: shareOf(fares, way.schedule.leastPercent),
  })
}

export function openRoutes(way: Way, row: number): void {
  const { pairs, desk } = way.schedule
  const { frontier } = desk
  const { from, byFloor, floor } = pairs
  const airport = from[byFloor[frontier.third[row] ?? 0] ?? 0] ?? 0
  const end = pairs.outStart[airport + 1] ?? 0
  const fixed = (frontier.fare[row] ?? 0) + way.leastLast
  let highest = highestFloor(way, fixed)
  for (let place = frontier.third[row] ?? 0; place < end; place += 1) {
    const second = byFloor[place] ?? 0
    if (!leadsOn(way, second)) continue
    if ((floor[second] ?? 0) > highest) {
      waitOn(way, row, { place, fares: fixed + (floor[second] ?? 0) })
      return
    }
    openOn(way, row, second)
    highest = highestFloor(way, fixed)
  }
}

function leadsOn({ schedule: { pairs, desk, connections }, wanted }: Way, second: number): boolean {
  const airport = pairs.to[second] ?? 0
  if (airport === wanted.from || airport === wanted.to) return false
  const end = connections.nearStart[airport + 1] ?? 0
  for (let place = connections.nearStart[airport] ?? 0; place < end; place += 1)
    if (desk.marks[connections.near[place] ?? 0] === desk.mark) return true
  return false
}

function openOn(way: Way, opening: number, second: number): void {
  const { pairs, desk, connections } = way.schedule
  const airport = pairs.to[second] ?? 0
  const end = connections.nearStart[airport + 1] ?? 0
  for (let place = connections.nearStart[airport] ?? 0; place < end; place += 1) {
    const leaving = connections.near[place] ?? 0
    if (desk.marks[leaving] === desk.mark && leaving !== pairs.from[second])
      openRoute(way, opening, { second, third: desk.lastPair[leaving] ?? 0 })
  }
}

function highestFloor({ schedule, into }: Way, fixed: number): number {
  const most = Math.min(into.most, leastWaiting(schedule.desk.frontier))
  return ((most + 1) * 100) / schedule.leastPercent - fixed
}

function waitOn(way: Way, row: number, from: { place: number; fares: number }): void {
  const { frontier } = way.schedule.desk
  if (isTooDear(way, from.fares)) return
  frontier.third[row] = from.place
  frontier.price[row] = shareOf(from.fares, way.schedule.leastPercent)
  wait(frontier, row)
}

function openRoute(
  way: Way,
  opening: number,
  { second, third }: { readonly second: number; readonly third: number },
): void {
  const { schedule, wanted, span } = way
  const { pairs, desk } = schedule
  const first = desk.frontier.first[opening] ?? 0
  const others = (desk.frontier.fare[opening] ?? 0) + (desk.lastFigure[pairs.from[third] ?? 0] ?? 0)
  const percent = Math.min(percentOn(way, first, second), percentOn(way, second, third))
  if (shareOf(others + (pairs.floor[second] ?? 0), percent) > way.into.most) return
  const rest = (pairs.shortest[second] ?? 0) + (pairs.shortest[third] ?? 0)
  const wait = Math.min((pairs.longest[first] ?? 0) + wanted.layoverMinutes, wanted.tripMinutes - rest)
  span.since = wanted.since + (pairs.shortest[first] ?? 0)
  span.until = wanted.until + wait
  const fare = cheapestIn(schedule, second, span)
  if (fare === Number.POSITIVE_INFINITY) return
  const minutes = (pairs.shortest[first] ?? 0) + rest
  waitFor(way, { first, second, third, fare, minutes, price: shareOf(others + fare, percent) })
}

interface Row {
  readonly first: number
  readonly second: number
  readonly third: number
  readonly fare: number
  readonly minutes: number
  readonly price: number
}

function waitFor({ schedule, into }: Way, route: Row): void {
  if (!into.admits(route.price, route.minutes, route.third === NONE ? 2 : 3)) return
  const { frontier } = schedule.desk
  const row = newRow(frontier)
  frontier.price[row] = route.price
  frontier.minutes[row] = route.minutes
  frontier.first[row] = route.first
  frontier.second[row] = route.second
  frontier.third[row] = route.third
  frontier.fare[row] = route.fare
  wait(frontier, row)
}
