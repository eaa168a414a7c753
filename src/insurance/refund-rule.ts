import { type Rial, rial, ZERO } from '#money/rial.ts'

interface PolicyTerms {
  readonly startsOn: Temporal.PlainDate
  /** the refusal of the visa it was bought for was seen */
  readonly isVisaRefused: boolean
}

/** Nothing comes back from the first day on, unless the visa was refused. */
export function hasBegun({ startsOn, isVisaRefused }: PolicyTerms, today: Temporal.PlainDate): boolean {
  return !isVisaRefused && Temporal.PlainDate.compare(today, startsOn) >= 0
}

/** Rial, of one: never more than was paid. */
export function retainedOf(
  { isVisaRefused }: Pick<PolicyTerms, 'isVisaRefused'>,
  { fee, total }: { readonly fee: Rial; readonly total: Rial },
): Rial {
  return isVisaRefused ? ZERO : rial(Math.min(fee, total))
}
