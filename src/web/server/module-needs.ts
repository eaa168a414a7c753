/** What a builder knows of a module. */
export interface Module {
  readonly id: string
  readonly bytes: number
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

export type Modules = ReadonlyMap<string, Module>

export interface Needs {
  /** entries that need it at once */
  readonly pages: readonly string[]
  /** what is imported when its moment comes, and needs it then */
  readonly moments: readonly string[]
}

/** Who brings a module, by all that import it. */
export function needsOf(id: string, modules: Modules): Needs {
  const above = new Set([id])
  for (const module of above) for (const importer of modules.get(module)?.importers ?? []) above.add(importer)
  return {
    pages: [...above].filter((module) => modules.get(module)?.isEntry).sort(),
    moments: [...above].filter((module) => modules.get(module)?.dynamicImporters.length).sort(),
  }
}
