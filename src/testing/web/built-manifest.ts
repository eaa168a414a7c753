import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the router's manifest tells a browser. */
export interface Manifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] }
  readonly routes: Readonly<
    Record<
      string,
      {
        readonly id: string
        readonly parentId?: string
        readonly path?: string
        readonly module: string
        readonly imports?: readonly string[]
        readonly css?: readonly string[]
      }
    >
  >
}

export function manifestIn(folder: string): Manifest {
  const [file = ''] = globSync('client/assets/manifest-*.js', { cwd: folder })
  const text = readFileSync(path.join(folder, file), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

/** Scripts that a page asks for at once, by their addresses. */
export function filesOf(id: string, { entry, routes }: Manifest): ReadonlySet<string> {
  const files = new Set([entry.module, ...entry.imports])
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? ''])
    for (const file of [route.module, ...(route.imports ?? [])]) files.add(file)
  return files
}
