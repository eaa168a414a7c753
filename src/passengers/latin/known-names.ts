import { FAMILIES } from '#passengers/latin/family-names.ts'
import { EITHER, MEN, WOMEN } from '#passengers/latin/given-names.ts'
import { farsiKey, latinKey } from '#passengers/latin/keys.ts'

export type Gender = 'Male' | 'Female'

export interface KnownName {
  readonly farsi: string
  /** usual spelling first */
  readonly latin: readonly [string, ...string[]]
  readonly kind: 'given' | 'family'
  readonly gender: Gender | undefined
}

interface Known {
  readonly byFarsi: ReadonlyMap<string, readonly KnownName[]>
  readonly byLatin: ReadonlyMap<string, readonly KnownName[]>
}

let known: Known | undefined

export function knownFarsi(name: string): readonly KnownName[] {
  return names().byFarsi.get(farsiKey(name)) ?? []
}

export function knownLatin(name: string): readonly KnownName[] {
  return names().byLatin.get(latinKey(name)) ?? []
}

function names(): Known {
  if (known !== undefined) return known
  const all = [
    ...listed(MEN, 'given', 'Male'),
    ...listed(WOMEN, 'given', 'Female'),
    ...listed(EITHER, 'given', undefined),
    ...listed(FAMILIES, 'family', undefined),
  ]
  known = {
    byFarsi: Map.groupBy(all, ({ farsi }) => farsiKey(farsi)),
    byLatin: Map.groupBy(
      all.flatMap((name) => [...new Set(name.latin.map(latinKey))].map((key) => ({ key, name }))),
      ({ key }) => key,
    )
      .entries()
      .reduce(
        (map, [key, found]) =>
          map.set(
            key,
            found.map(({ name }) => name),
          ),
        new Map<string, KnownName[]>(),
      ),
  }
  return known
}

function listed(table: string, kind: KnownName['kind'], gender: Gender | undefined): readonly KnownName[] {
  return table.split(';').flatMap((entry) => {
    const [farsi = '', usual, ...others] = entry.trim().split(' ')
    return usual === undefined ? [] : [{ farsi, latin: [usual, ...others] as const, kind, gender }]
  })
}
