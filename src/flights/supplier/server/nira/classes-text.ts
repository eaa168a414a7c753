import { isRial, type Rial, rial } from '#money/rial.ts'

export interface NiraClassView {
  /** one letter; others are not sold here */
  readonly letter: string
  /** 9 means nine or more */
  readonly seats: number
  /** undefined when the host states no price */
  readonly adultTotal: Rial | undefined
}

/** `/ZA L3 GC` with `Z:1140000 L:1140000`: a digit is seats left, A nine or more; C, X and unknown signs mean closed. */
export function classesIn(status: string, prices: string): readonly NiraClassView[] {
  const totals = new Map(
    prices
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(':') as [string, string?])
      .map(([letter, text]) => [letter, amountIn(text)] as const),
  )
  return status
    .replace(/^\//, '')
    .trim()
    .split(/\s+/)
    .flatMap((one) => {
      const [, letter, left] = /^([A-Z])([0-9A-Z])$/.exec(one) ?? []
      if (letter === undefined || left === undefined) return []
      return [{ letter, seats: seatsIn(left), adultTotal: totals.get(letter) }]
    })
}

function seatsIn(status: string): number {
  if (status === 'A') return 9
  return /^\d$/.test(status) ? Number(status) : 0
}

/** Rial as hosts write it: `1140000`, `1140000.0`; undefined for anything else, fractions included. */
export function amountIn(text: unknown): Rial | undefined {
  if (typeof text !== 'string' && typeof text !== 'number') return undefined
  const said = String(text).trim()
  if (!/^\d+(\.0+)?$/.test(said)) return undefined
  const amount = Number(said)
  return isRial(amount) ? rial(amount) : undefined
}
