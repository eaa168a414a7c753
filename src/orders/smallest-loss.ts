import type { Rial } from '#money/rial.ts'

export interface Risked {
  readonly orderId: string
  /** rial that is lost when it was issued and another of its trip then comes to nothing */
  readonly loss: Rial
}

/** The order in which parts are issued that nobody holds together. What fails leaves those before it to be given back: the
 * one that loses most is therefore asked for last, when nothing can fail any more. Of equal ones the first made is first. */
export function bySmallestLoss<Part extends Risked>(parts: readonly Part[]): readonly Part[] {
  return parts.toSorted((a, b) => a.loss - b.loss)
}
