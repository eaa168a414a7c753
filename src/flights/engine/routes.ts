import { cheapestFirst } from '#flights/engine/cheapest-first.ts'
import { cheapestIn } from '#flights/engine/cheapest-in.ts'
import { leastWaiting, NONE, newRow, OPENS, wait } from '#flights/engine/frontier.ts'
import { shareOf } from '#flights/engine/tickets.ts'
import { isTooDear, percentOn, type Way } from '#flights/engine/way.ts'

/** Lets every route of two pairs wait. */
export function waitForTwo(way: Way): void {
  const { pairs, desk } = way.schedule
  const end = pairs.outStart[way.wanted.from + 1] ?? 0
  for (let first = pairs.outStart[way.wanted.from] ?? 0; first < end; first += 1) {
    const airport = pairs.to[first] ?? 0
    if (desk.marks[airport] !== desk.mark) continue
    const fares = (desk.firstFare[airport] ?? 0) + (desk.lastFigure[airport] ?? 0)
    const second = desk.lastPair[airport] ?? 0
    const minutes = (pairs.shortest[first] ?? 0) + (pairs.shortest[second] ?? 0)
    const price = shareOf(fares, percentOn(way, first, second))
    if (price === Number.POSITIVE_INFINITY) continue
    waitFor(way, { first, second, third: NONE, fare: 0, minutes, price })
  }
}

/** Lets a row wait for each first pair, which opens the routes of three pairs that begin with it, one by one. */
export function waitForThree(way: Way): void {
  const { pairs, desk } = way.schedule
  const end = pairs.outStart[way.wanted.from + 1] ?? 0
  for (let first = pairs.outStart[way.wanted.from] ?? 0; first < end; first += 1) {
    const airport = pairs.to[first] ?? 0
    const fare = desk.firstFare[airport] ?? 0
    if (fare === Number.POSITIVE_INFINITY) continue
    cheapestFirst(pairs, airport)
    const begin = pairs.outStart[airport] ?? 0
    const fares = fare + (pairs.floor[pairs.byFloor[begin] ?? 0] ?? 0) + way.leastLast
    if (begin === pairs.outStart[airport + 1] || isTooDear(way, fares)) continue
    waitFor(way, {
      first,
      second: OPENS,
      third: begin,
      fare,
      minutes: pairs.shortest[first] ?? 0,
      price: shareOf(fares, way.schedule.leastPercent),
    })
  }
}

/** Opens an opening row's routes for as long as none of the rows waiting can be cheaper. */
export function openRoutes(way: Way, row: number): void {
  const { pairs, desk } = way.schedule
  const { frontier, marks, mark } = desk
  const { to, byFloor, floor } = pairs
  const airport = to[frontier.first[row] ?? 0] ?? 0
  const end = pairs.outStart[airport + 1] ?? 0
  const fixed = (frontier.fare[row] ?? 0) + way.leastLast
  let highest = highestFloor(way, fixed)
  for (let place = frontier.third[row] ?? 0; place < end; place += 1) {
    const second = byFloor[place] ?? 0
    if (marks[to[second] ?? 0] !== mark) continue
    if ((floor[second] ?? 0) > highest) {
      waitOn(way, row, { place, fares: fixed + (floor[second] ?? 0) })
      return
    }
    openRoute(way, row, second)
    highest = highestFloor(way, fixed)
  }
}

/** With a second pair of a higher floor, a row that waits may be cheaper, or the whole is too dear. */
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

/** Lets the route wait that goes on by this second pair, if it can still count. */
function openRoute(way: Way, opening: number, second: number): void {
  const { schedule, wanted, span } = way
  const { pairs, desk } = schedule
  const first = desk.frontier.first[opening] ?? 0
  const airport = pairs.to[second] ?? 0
  const third = desk.lastPair[airport] ?? 0
  const others = (desk.frontier.fare[opening] ?? 0) + (desk.lastFigure[airport] ?? 0)
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
