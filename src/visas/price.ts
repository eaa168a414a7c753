import type { Rate } from '#money/rates.ts'
import { fromToman, percentOf, plus, type Rial, rial, roundedUp, times, ZERO } from '#money/rial.ts'
import type { VisaChoice } from '#visas/choice.ts'
import { type Tariff, tariffOf } from '#visas/data/tariffs.ts'
import type { VisaPrice } from '#visas/responses.ts'

/** Without what only the server knows. */
export type PriceReckoned = Omit<VisaPrice, 'promisedAt' | 'isOpen'> & Readonly<Record<InRial, Rial>>
type InRial = 'feeRial' | 'service' | 'guarantee' | 'each' | 'total' | 'guaranteePrice'

/** whole thousands of toman */
const step = fromToman(1000)

/** Rial: the authority's fee at a rate of its currency, our service, and a chosen guarantee; undefined for what is not sold. */
export function priceOf(choice: VisaChoice, applicants: number, rate: Rate): PriceReckoned | undefined {
  const tariff = tariffOf(choice.country)
  const length = tariff.lengths.find(({ type, days }) => type === choice.type && days === choice.days)
  const amount = length?.fees[choice.entry]?.[choice.speed]
  if (amount === undefined) return undefined
  const feeRial = inRial(rate, amount)
  const guaranteePrice = guaranteeOn(tariff, feeRial)
  if (choice.isGuaranteed && guaranteePrice === ZERO) return undefined
  const service = fromToman(tariff.serviceToman)
  const guarantee = choice.isGuaranteed ? guaranteePrice : ZERO
  const each = plus(plus(feeRial, service), guarantee)
  return {
    fee: { currency: tariff.currency, amount },
    feeRial,
    service,
    guarantee,
    each,
    applicants,
    total: times(each, applicants),
    guaranteePrice,
    rateDate: rate.setOn,
    rateRial: rate.rialAUnit,
    rateSource: rate.source,
  }
}

/** Rounded up to a thousand toman. */
function inRial({ rialAUnit }: Rate, amount: number): Rial {
  return roundedUp(times(rial(rialAUnit), amount), step)
}

function guaranteeOn({ guaranteePercent }: Tariff, fee: Rial): Rial {
  return guaranteePercent === null ? ZERO : roundedUp(percentOf(fee, guaranteePercent), step)
}
