import { globSync, readFileSync } from 'node:fs'
import { type Import, importGraph } from './imports.ts'

export interface HouseFigures {
  readonly productNames: number
  /** files that lie in the root of the sources */
  readonly rootFiles: number
  /** import cycles at run time */
  readonly circles: number
  /** with types, without screens and their parts */
  readonly typeCircles: number
  /** lines per file: median, 90th percentile, maximum */
  readonly median: number
  readonly p90: number
  readonly max: number
  /** percent of lines */
  readonly comments: number
}

export function houseFigures(): HouseFigures {
  const texts = sources()
  const files = [...texts.keys()]
  const lengths = [...texts.values()].map((text) => text.split('\n').length - 1).sort((a, b) => a - b)
  const graph = importGraph()
  const at = (part: number) => lengths[Math.floor((lengths.length - 1) * part)] ?? 0
  return {
    productNames: productNames(texts).length,
    rootFiles: files.filter((file) => /^src\/[^/]+$/.test(file)).length,
    circles: circles(graph).length,
    typeCircles: circles(withTypes(graph)).length,
    median: at(0.5),
    p90: at(0.9),
    max: at(1),
    comments: commentShare([...texts.values()]),
  }
}

type Graph = ReadonlyMap<string, readonly Pick<Import, 'to' | 'isType'>[]>

export function sources(): ReadonlyMap<string, string> {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|^src\/testing\//.test(file))
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

/** rooms of products, the list of products, and where rooms, calls and addresses bear the same names */
const mayName =
  /^src\/(flights|hotels|visas|insurance|tours|experiences)\/|^src\/(app\/(products|product-screens|rooms|rooms-for-pages|calls-on-the-wire)|routes|help\/questions\/visa)\.ts$/

/** As every product's `kind.ts` says it. */
export const productKinds = ['flight', 'hotel', 'visa', 'insurance', 'tour', 'experience'] as const

const anyKind = productKinds.join('|')
const names = new RegExp(`(['"\`])(${anyKind})\\1|^\\s*(${anyKind}): [{'[]`, 'm')

export function productNames(texts: ReadonlyMap<string, string>): readonly string[] {
  return [...texts].flatMap(([file, text]) => (!mayName.test(file) && names.test(text) ? [file] : []))
}

/** Import cycles, lazy imports included. */
export function circles(graph: Graph): readonly (readonly string[])[] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const path: string[] = []
  function visit(file: string): number {
    const own = order.size
    order.set(file, own)
    low.set(file, own)
    path.push(file)
    for (const { to, isType } of graph.get(file) ?? []) {
      if (isType || (order.has(to) && !path.includes(to))) continue
      low.set(file, Math.min(low.get(file) ?? own, order.has(to) ? (order.get(to) ?? own) : visit(to)))
    }
    if (low.get(file) === own) {
      const group = path.splice(path.indexOf(file))
      if (group.length > 1) found.push(group)
    }
    return low.get(file) ?? own
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found
}

/** Type imports count too; a screen and its parts may import each other (decision 023). */
export function withTypes(graph: Graph): Graph {
  const isShown = (file: string) => file.includes('/web/')
  return new Map(
    [...graph].map(([file, imports]) => [
      file,
      imports.flatMap(({ to }) => (isShown(file) && isShown(to) ? [] : [{ to, isType: false }])),
    ]),
  )
}

function commentShare(texts: readonly string[]): number {
  const lines = texts.flatMap((text) => text.split('\n'))
  const comments = lines.filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line))
  return Math.round((1000 * comments.length) / lines.length) / 10
}
