/** Which pieces each piece imports, by number. */
export type Imports = Map<number, Set<number>>

export function importsOf(
  pieces: readonly { readonly modules: readonly string[] }[],
  importers: (module: string) => readonly string[],
): Imports {
  const place = new Map(pieces.flatMap(({ modules }, index) => modules.map((module) => [module, index])))
  const imports: Imports = new Map(pieces.map((_, index) => [index, new Set()]))
  for (const [module, index] of place)
    for (const importer of importers(module)) {
      const from = place.get(importer)
      if (from !== undefined && from !== index) imports.get(from)?.add(index)
    }
  return imports
}

/** All that comes with a piece, itself not counted. */
export function comesWith(piece: number, imports: Imports): ReadonlySet<number> {
  const seen = new Set(imports.get(piece))
  for (const one of seen) for (const imported of imports.get(one) ?? []) seen.add(imported)
  return seen
}

/** Does `from` import `to` through another piece? */
export function leadsAround(from: number, to: number, imports: Imports): boolean {
  for (const piece of imports.get(from) ?? [])
    if (piece !== to && comesWith(piece, imports).has(to)) return true
  return false
}

/** The old ones are one now. */
export function rename(old: readonly number[], name: number, imports: Imports): void {
  const own = new Set(old.flatMap((piece) => [...(imports.get(piece) ?? [])]))
  for (const piece of old) {
    imports.delete(piece)
    own.delete(piece)
  }
  for (const others of imports.values()) for (const piece of old) if (others.delete(piece)) others.add(name)
  imports.set(name, own)
}
