import { minus, percentOf, plus, type Rial, rial, ZERO } from '#money/rial.ts'

/** Bought with a ticket, so that less is kept of it when its traveller gives it back by his own wish. */
export interface Protection {
  /** rial; part of what was paid, and kept unless the ticket goes back whole by a waiver */
  readonly price: Rial
  /** so much of a penalty it covers */
  readonly percent: number
  /** rial, of one ticket at the most */
  readonly most: Rial
}

export interface RetainedOfTicket {
  /** with the price of the protection */
  readonly kept: Rial
  /** of the penalty, by the protection */
  readonly covered: Rial
}

/** `penalty` without any protection, rial. Once all of a ticket is kept nothing is covered: nobody gives it back by his own wish. */
export function retainedOf(
  penalty: Rial,
  percent: number,
  protection: Protection | undefined,
): RetainedOfTicket {
  if (protection === undefined) return { kept: penalty, covered: ZERO }
  const covered = percent >= 100 ? ZERO : coveredOf(penalty, protection)
  return { kept: plus(minus(penalty, covered), protection.price), covered }
}

function coveredOf(penalty: Rial, { percent, most }: Pick<Protection, 'percent' | 'most'>): Rial {
  const part = percentOf(penalty, percent)
  return rial(Math.min(part - (part % 10), most))
}

/** What is left of it for a ticket in this one's place, already paid for: what it could have borne at the most of this one's fare
 * (`base`), less what it bears now. Undefined when nothing is. */
export function protectionLeft(
  { percent, most }: Protection,
  { base, covered }: { readonly base: Rial; readonly covered: Rial },
): Protection | undefined {
  const whole = coveredOf(base, { percent, most })
  return whole > covered ? { price: ZERO, percent, most: minus(whole, covered) } : undefined
}
