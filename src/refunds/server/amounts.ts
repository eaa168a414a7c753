import type { Shares } from '#refunds/reckoning.ts'

/** As its traveller reads them; rial. */
export function amountsOf({ paid, penalty, refund, covered, protection }: Shares) {
  return {
    paid,
    penalty,
    refund,
    ...(covered !== undefined && { covered }),
    ...(protection !== undefined && { protection }),
  }
}
