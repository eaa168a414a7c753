/** The first leg's fields have no number, those of the others do: `origin2`. */
export function numbered(at: number): string {
  return at === 0 ? '' : String(at + 1)
}

/** What this room needs of an address's parameters; a URLSearchParams has it all. */
export interface AddressParams extends Iterable<[string, string]> {
  get(name: string): string | null
  getAll(name: string): readonly string[]
}

export type Pair = readonly [key: string, value: string]

/** `a=1&b=2`, with whatever must be escaped. */
export function query(pairs: readonly Pair[]): string {
  return pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&')
}
