interface Found {
  readonly name: string
  readonly country: string
  /** no name matches exactly: this is the nearest */
  readonly near: boolean
}

/** Is the query exactly a domestic city's name, so that cities abroad need not be searched? */
export function isKnownAtHome(query: string, atHome: readonly Found[]): boolean {
  return atHome.some(({ near, name }) => !near && name.startsWith(query))
}

/** Domestic near matches are dropped when the best city abroad (the first) matches exactly. */
export function homeFirst<City extends Found>(
  atHome: readonly City[],
  inWorld: readonly City[],
): readonly City[] {
  const called = inWorld.filter(({ near }) => !near)
  return called[0] !== undefined && called[0].country !== 'IR' ? called : atHome
}
