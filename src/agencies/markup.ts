import { type Rial, rial } from '#money/rial.ts'

/** Hundredths of a percent; half of the price at most. */
export const mostMarkup = 5000

/** What an agency's customer reads for what the agency paid: dearer by its markup, rounded up to a toman. */
export function customerPrice(paid: Rial, markup: number): Rial {
  if (!Number.isSafeInteger(markup) || markup < 0) throw new RangeError(`no markup: ${markup}`)
  const tenThousandths = BigInt(paid) * BigInt(10_000 + markup)
  const tomans = (tenThousandths + 99_999n) / 100_000n
  return rial(Number(tomans) * 10)
}
