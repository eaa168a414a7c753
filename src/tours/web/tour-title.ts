import { persianDigits } from '#money/digits.ts'
import type { TourListed } from '#tours/responses.ts'

type Named = Pick<TourListed, 'cityName' | 'nights' | 'outbound'>

/** «استانبول، ۶ شب با ماهان»; a number stays on its noun's line. */
export function tourTitle({ cityName, nights, outbound }: Named): string {
  return `${cityName}، ${persianDigits(nights)}\u00a0شب با ${outbound.airlineName}`
}
