export interface PlacedCategory {
  readonly id: number
  /** 0 for none, as WordPress says it */
  readonly parent: number
}

/** Whom each stands below. Where parents go round in a circle its lowest number stands on top. */
export function parentsIn(categories: readonly PlacedCategory[]): ReadonlyMap<number, number> {
  const ids = new Set(categories.map(({ id }) => id))
  const placed = categories.filter(({ parent }) => ids.has(parent))
  const parents = new Map(placed.map(({ id, parent }) => [id, parent]))
  const seen = new Set<number>()
  for (const first of ids) {
    const line = new Set<number>()
    let above: number | undefined = first
    for (; above !== undefined && !seen.has(above); above = parents.get(above)) {
      seen.add(above)
      line.add(above)
    }
    if (above === undefined || !line.has(above)) continue
    const circle = [...line]
    parents.delete(Math.min(...circle.slice(circle.indexOf(above))))
  }
  return parents
}

/** Those that have articles, and all above them. */
export function withArticles(
  categories: readonly (PlacedCategory & { readonly count: number })[],
): ReadonlySet<number> {
  const parents = parentsIn(categories)
  const filled = new Set<number>()
  for (const { id, count } of categories) {
    let above: number | undefined = count > 0 ? id : undefined
    for (; above !== undefined && !filled.has(above); above = parents.get(above)) filled.add(above)
  }
  return filled
}

interface Counted {
  readonly slug: string
  readonly parent: string | null
}

/** From the widest to its own parent. */
export function categoriesAbove<T extends Counted>(categories: readonly T[], one: Counted): readonly T[] {
  const line: T[] = []
  for (let { parent } = one; parent !== null && line.length < categories.length; ) {
    const above = categories.find(({ slug }) => slug === parent)
    if (above === undefined) break
    line.unshift(above)
    parent = above.parent
  }
  return line
}
