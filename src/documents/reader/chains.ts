import type { Mark } from '#documents/reader/ink-components.ts'

/** Greatest distance to the next character in heights; then the size of a grid square in pixels. */
const REACH = 1.9
const SQUARE = 40
const HEIGHTS = { least: 0.45, most: 2.2 } as const
/** Shorter chains are texture. */
const SHORTEST = 6
const MOST = 400

export function chainsOf(marks: readonly Mark[]): readonly (readonly Mark[])[] {
  const sorted = marks.toSorted((a, b) => a.centreX - b.centreX)
  const next = linked(sorted)
  const isFollower = new Set(next.values())
  return sorted
    .filter((mark) => !isFollower.has(mark))
    .map((first) => follow(first, next))
    .filter((chain) => chain.length >= SHORTEST)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST)
}

function follow(first: Mark, next: ReadonlyMap<Mark, Mark>): readonly Mark[] {
  const chain = []
  for (let mark: Mark | undefined = first; mark !== undefined; mark = next.get(mark)) chain.push(mark)
  return chain
}

function linked(marks: readonly Mark[]): ReadonlyMap<Mark, Mark> {
  const register = registerOf(marks)
  const wishes = marks.flatMap((mark) => {
    const nearest = nearestOnTheRight(mark, register)
    return nearest === undefined ? [] : [{ mark, ...nearest, far: nearest.distance / mark.height }]
  })
  const next = new Map<Mark, Mark>()
  const taken = new Set<Mark>()
  for (const { mark, other } of wishes.sort((a, b) => a.far - b.far)) {
    if (taken.has(other)) continue
    next.set(mark, other)
    taken.add(other)
  }
  return next
}

type Register = ReadonlyMap<string, readonly Mark[]>

function registerOf(marks: readonly Mark[]): Register {
  return Map.groupBy(marks, ({ centreX, centreY }) => square(centreX, centreY))
}

function square(x: number, y: number): string {
  return `${Math.trunc(x / SQUARE)},${Math.trunc(y / SQUARE)}`
}

function nearestOnTheRight(mark: Mark, register: Register): { other: Mark; distance: number } | undefined {
  let nearest: { other: Mark; distance: number } | undefined
  const { centreX, centreY, height } = mark
  const until = Math.trunc((centreX + height * REACH) / SQUARE)
  for (let x = Math.trunc(centreX / SQUARE); x <= until; x++)
    for (let y = Math.trunc((centreY - height) / SQUARE); y <= Math.trunc((centreY + height) / SQUARE); y++)
      for (const other of register.get(`${x},${y}`) ?? []) {
        if (other === mark || !mayFollow(mark, other)) continue
        const distance = other.centreX - centreX + 3 * Math.abs(other.centreY - centreY)
        if (nearest === undefined || distance < nearest.distance) nearest = { other, distance }
      }
  return nearest
}

function mayFollow(mark: Mark, other: Mark): boolean {
  const across = other.centreX - mark.centreX
  const [lower, higher] = [Math.min(mark.height, other.height), Math.max(mark.height, other.height)]
  const heights = mark.height / other.height
  return (
    across > Math.max(2, 0.25 * lower) &&
    across <= higher * REACH &&
    Math.abs(other.centreY - mark.centreY) <= 0.45 * higher &&
    heights >= HEIGHTS.least &&
    heights <= HEIGHTS.most
  )
}
