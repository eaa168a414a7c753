/** Words that stand before a name and are none of it. */
const titles = new Set([
  'MR',
  'MRS',
  'MS',
  'MISS',
  'MSTR',
  'DR',
  'ENG',
  'HAJ',
  'HAJI',
  'SEYED',
  'SEYYED',
  'SEYEDEH',
])

export interface LatinName {
  readonly firstName: string
  readonly lastName: string
}

/** A first and a last name, folded. */
export type NamePair = readonly [first: string, last: string]

export interface NamesApart {
  /** the fewest letters to change, drop, add or swap with their neighbour, whichever name stands first */
  readonly letters: number
  /** so few of each name, and of both together, that it is a slip */
  isSlip(most: number): boolean
}

/** a name of which more is another is another name */
const sharePerName = 3

export function latinPair({ firstName, lastName }: LatinName): NamePair {
  return [lettersOf(firstName), lettersOf(lastName)]
}

export function namesApart([first, last]: NamePair, other: NamePair): NamesApart {
  const pairings = [other, other.toReversed()].map(([otherFirst = '', otherLast = '']) => [
    nameApart(first, otherFirst),
    nameApart(last, otherLast),
  ])
  const lettersIn = (pairing: readonly NameApart[]) => pairing.reduce((sum, { letters }) => sum + letters, 0)
  return {
    letters: Math.min(...pairings.map(lettersIn)),
    isSlip: (most) =>
      pairings.some(
        (pairing) => lettersIn(pairing) <= most && pairing.every(({ letters, limit }) => letters <= limit),
      ),
  }
}

interface NameApart {
  readonly letters: number
  readonly limit: number
}

function nameApart(one: string, other: string): NameApart {
  const limit = Math.ceil(Math.max(one.length, other.length) / sharePerName)
  return { letters: distance(one, other), limit }
}

/** Capitals without titles, spaces and marks; of a name that is a title alone, the title. */
export function lettersOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((word) => word !== '')
  const own = words.filter((word) => !titles.has(word))
  return (own.length === 0 ? words : own).join('')
}

/** Damerau and Levenshtein's, where a swapped pair is one step. */
function distance(a: string, b: string): number {
  let [before, above] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const step = a[i - 1] === b[j - 1] ? 0 : 1
      const plain = Math.min(at(row, j - 1) + 1, at(above, j) + 1, at(above, j - 1) + step)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(isSwapped ? Math.min(plain, at(before, j - 2) + 1) : plain)
    }
    ;[before, above] = [above, row]
  }
  return at(above, b.length)
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY
}
