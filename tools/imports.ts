import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Paths from the root; type imports vanish at run time. */
export interface Import {
  readonly from: string
  readonly to: string
  readonly isType: boolean
}

const sources = ['src', 'simulators', 'journeys', 'bench', 'tools'].map(
  (folder) => `${folder}/**/*.{ts,tsx,mjs}`,
)

const written =
  /(?:^|\n)\s*(?:import|export)( type)?[^;'"]*?from\s+'([#.][^']+)'|(?:^|\n)import '([#.][^']+)'|import\('([#.][^']+)'\)/g

export function importGraph(root = process.cwd()): ReadonlyMap<string, readonly Import[]> {
  const files = globSync(sources, { cwd: root, exclude: ['**/node_modules/**'] })
  return new Map(files.map((file) => [file, importsOf(root, file)]))
}

function importsOf(root: string, from: string): readonly Import[] {
  const text = readFileSync(path.join(root, from), 'utf8')
  return [...text.matchAll(written)].flatMap(([whole, type, named, bare, lazy]) => {
    const to = fileOf(from, named ?? bare ?? lazy ?? '')
    const isType = type !== undefined || /^\s*import\s*\{(\s*type [^,}]+,?)+\s*\}/.test(whole)
    return existsSync(path.join(root, to)) ? [{ from, to, isType }] : []
  })
}

function fileOf(from: string, specifier: string): string {
  if (specifier.startsWith('#simulators/')) return specifier.slice(1)
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  return path.join(path.dirname(from), specifier)
}

/** Transitive, including the files themselves; `past` is not followed. */
export function importersOf(
  graph: ReadonlyMap<string, readonly Import[]>,
  changed: readonly string[],
  past: readonly string[] = [],
): ReadonlySet<string> {
  const importers = Map.groupBy([...graph.values()].flat(), ({ to }) => to)
  const found = new Set(changed)
  for (const file of found)
    if (!past.includes(file)) for (const { from } of importers.get(file) ?? []) found.add(from)
  return found
}
