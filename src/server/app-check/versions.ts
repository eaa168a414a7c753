/** An app's newest version in its shop, and the oldest that is still served. */
export interface AppVersions {
  readonly latest: string
  readonly least: string
  /** its page in a shop */
  readonly url: string | null
}

export const versionShape = /^\d{1,4}(?:\.\d{1,4}){0,3}$/

/** Negative when `a` is older; `1.2` is `1.2.0`. */
export function compareVersions(a: string, b: string): number {
  const [parts, others] = [a, b].map((version) => version.split('.').map(Number))
  const places = [0, 1, 2, 3].map((place) => (parts?.[place] ?? 0) - (others?.[place] ?? 0))
  return places.find((difference) => difference !== 0) ?? 0
}
