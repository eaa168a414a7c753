import type { Proposal } from '#flights/proposal.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import { suggestedOf } from '#flights/search/flight-cards.ts'
import { priceText } from '#money/display-unit.ts'
import type { FlightRefund } from '#web/ui/flight/flight-tags.tsx'

/** of an adult's price so much comes back: green from here on, amber below, red nothing */
const muchPercent = 60

/** What one adult gets back of a fare that is given back now. */
export function refundTag(proposal: Proposal): FlightRefund {
  const { back } = proposal.refund
  if (back === 0)
    return { tone: 'bad', icon: 'prohibit-duotone', words: 'غیرقابل استرداد', inShort: 'غیرقابل استرداد' }
  return {
    tone: back * 100 >= adultPrice(proposal) * muchPercent ? 'good' : 'warn',
    icon: 'arrow-u-up-left-bold',
    words: `اگر پس بدهید ${isolated(priceText(back))} برمی‌گردد`,
    inShort: `برگشتی ${isolated(priceText(back))}`,
  }
}

/** Where nothing comes back of the price shown: what a fare of the same flight costs more that gives something back. */
export function betterWords(fares: readonly Proposal[]): string | undefined {
  const [cheapest] = fares
  const better = suggestedOf(fares)
  if (cheapest === undefined || better === undefined || cheapest.refund.back > 0 || better === cheapest)
    return undefined
  return `با ${isolated(priceText(adultPrice(better) - adultPrice(cheapest)))} بیشتر، قابل استرداد`
}

/** A figure keeps its own direction inside a Persian line. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`
}
