interface Found {
  readonly name: string
  readonly country: string
  /** nothing is so called: this is the nearest name */
  readonly near: boolean
}

/** Is a city at home really called what was typed, so that the world need not be asked? */
export function isKnownAtHome(query: string, atHome: readonly Found[]): boolean {
  return atHome.some(({ near, name }) => !near && name.startsWith(query))
}

/**
 * Names at home that are only near, or have inside what was typed, give way to the cities of the world when the best of those,
 * which comes first, lies abroad and is really so called.
 */
export function homeFirst<City extends Found>(
  atHome: readonly City[],
  inWorld: readonly City[],
): readonly City[] {
  const called = inWorld.filter(({ near }) => !near)
  return called[0] !== undefined && called[0].country !== 'IR' ? called : atHome
}
