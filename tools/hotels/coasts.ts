import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Longitude, latitude. */
export type Point = readonly [number, number]
export type Ring = readonly Point[]

export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point }
  readonly arcs: readonly (readonly Point[])[]
  readonly objects: {
    readonly land: { readonly geometries: readonly { readonly arcs: readonly (readonly number[][])[] }[] }
  }
}

let read: readonly Outline[] | undefined

interface Outline {
  readonly ring: Ring
  readonly box: Box
}

/** What of the world's land lies in the box: Natural Earth 1:10m by the package world-atlas, public domain. Lakes stay in it. */
export function landIn(box: Box): readonly Ring[] {
  read ??= outlines()
  return read
    .flatMap((land) => (touches(land.box, box) ? [clipped(land.ring, box)] : []))
    .filter(isArea)
    .map(closed)
}

function outlines(): readonly Outline[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const { transform, arcs, objects } = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const [scale, from] = [transform.scale, transform.translate]
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Point => {
      x += dx
      y += dy
      return [x * scale[0] + from[0], y * scale[1] + from[1]]
    })
  })
  const lineOf = (arc: number) => (arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? []))
  // the first ring of a polygon is its outline
  return objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.map(([outline = []]) => {
      const ring = outline.flatMap(lineOf)
      return { ring, box: boxAround(ring) }
    }),
  )
}

function boxAround(ring: Ring): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of ring) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return { west, south, east, north }
}

function touches(one: Box, other: Box): boolean {
  return (
    one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south
  )
}

/** Sutherland and Hodgman: one side of the box after the other. */
function clipped(ring: Ring, { west, south, east, north }: Box): Ring {
  const sides = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ] as const
  return sides.reduce<Ring>((left, side) => cut(left, side), ring)
}

function cut(ring: Ring, [axis, edge, sign]: readonly [0 | 1, number, 1 | -1]): Ring {
  const left: Point[] = []
  let before = ring.at(-1)
  for (const point of ring) {
    const isIn = (point[axis] - edge) * sign >= 0
    if (before && isIn !== (before[axis] - edge) * sign >= 0) left.push(between(before, point, [axis, edge]))
    if (isIn) left.push(point)
    before = point
  }
  return left
}

function between(a: Point, b: Point, [axis, edge]: readonly [0 | 1, number]): Point {
  const share = (edge - a[axis]) / (b[axis] - a[axis])
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

function closed(ring: Ring): Ring {
  return [...ring, ...ring.slice(0, 1)]
}

/** What only touches the box leaves a line along its edge. */
function isArea(ring: Ring): boolean {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [before, under] = ring.at(at - 1) ?? [x, y]
    return sum + before * y - x * under
  }, 0)
  return Math.abs(twice) > 1e-9
}
