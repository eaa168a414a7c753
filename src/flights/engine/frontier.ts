/** Waiting routes, lowest possible price first: a binary heap over rows,
 * each a route or an origin's pair still to be opened. */
export interface Frontier {
  rows: number
  waiting: number
  price: Float64Array
  minutes: Float64Array
  first: Int32Array
  second: Int32Array
  third: Int32Array
  /** the cheapest flight of the last pair looked at: an opening row's first, a route's middle one */
  fare: Float64Array
  heap: Int32Array
}

export const OPENS = -2
export const NONE = -1

export function openFrontier(): Frontier {
  return { rows: 0, waiting: 0, ...sized(1024) }
}

function sized(length: number) {
  return {
    price: new Float64Array(length),
    minutes: new Float64Array(length),
    first: new Int32Array(length),
    second: new Int32Array(length),
    third: new Int32Array(length),
    fare: new Float64Array(length),
    heap: new Int32Array(length),
  }
}

export function clear(frontier: Frontier): void {
  frontier.rows = 0
  frontier.waiting = 0
}

export function newRow(frontier: Frontier): number {
  if (frontier.rows === frontier.heap.length) grow(frontier)
  frontier.rows += 1
  return frontier.rows - 1
}

function grow(frontier: Frontier): void {
  const larger = sized(frontier.heap.length * 2)
  for (const name of Object.keys(larger) as (keyof typeof larger)[]) larger[name].set(frontier[name])
  Object.assign(frontier, larger)
}

export function wait(frontier: Frontier, row: number): void {
  const { heap, price } = frontier
  const height = price[row] ?? 0
  let at = frontier.waiting
  frontier.waiting += 1
  while (at > 0) {
    const above = (at - 1) >> 1
    const other = heap[above] ?? 0
    if ((price[other] ?? 0) <= height) break
    heap[at] = other
    at = above
  }
  heap[at] = row
}

export function next(frontier: Frontier): number {
  const { heap, price } = frontier
  const top = heap[0] ?? 0
  frontier.waiting -= 1
  const row = heap[frontier.waiting] ?? 0
  const height = price[row] ?? 0
  let at = 0
  for (;;) {
    let below = at * 2 + 1
    if (below >= frontier.waiting) break
    if (below + 1 < frontier.waiting && (price[heap[below + 1] ?? 0] ?? 0) < (price[heap[below] ?? 0] ?? 0))
      below += 1
    const other = heap[below] ?? 0
    if ((price[other] ?? 0) >= height) break
    heap[at] = other
    at = below
  }
  heap[at] = row
  return top
}

export function leastWaiting({ waiting, price, heap }: Frontier): number {
  return waiting === 0 ? Number.POSITIVE_INFINITY : (price[heap[0] ?? 0] ?? 0)
}
