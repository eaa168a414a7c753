import type { Rate } from '#money/rates.ts'
import { type VisaCountry, visaEntries, visaSpeeds } from '#visas/choice.ts'
import { cheapest, type TariffLength, tariffOf } from '#visas/data/tariffs.ts'
import { priceOf } from '#visas/price.ts'
import type { VisaLength } from '#visas/responses.ts'

export function lengthsOf(country: VisaCountry, rate: Rate): VisaLength[] {
  return tariffOf(country).lengths.map((length) => lengthView(country, length, rate))
}

function lengthView(country: VisaCountry, length: TariffLength, rate: Rate): VisaLength {
  const { type, days, fees, isPopular = false } = length
  const { entry, speed } = cheapest(length)
  const price = priceOf({ country, type, days, entry, speed, isGuaranteed: false }, 1, rate)
  if (price === undefined) throw new RangeError(`${country} has a length that costs nothing known`)
  return {
    type,
    days,
    entries: visaEntries.filter((one) => fees[one] !== undefined),
    speeds: visaSpeeds.filter((one) => Object.values(fees).some((bySpeed) => bySpeed[one] !== undefined)),
    fee: price.fee,
    from: price.each,
    isPopular,
  }
}
