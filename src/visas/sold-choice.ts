import type { Rate } from '#money/rates.ts'
import type { VisaChoice, VisaCountry, VisaType } from '#visas/choice.ts'
import { type AddressParams, applicantsIn, choiceIn } from '#visas/choice-address.ts'
import { tariffOf } from '#visas/data/tariffs.ts'
import { type PriceReckoned, priceOf } from '#visas/price.ts'
import type { VisaLength } from '#visas/responses.ts'

export interface Sold {
  readonly code: VisaCountry
  readonly lengths: readonly VisaLength[]
}

/** Or the nearest that is sold: by type, then length, entries, speed. */
export function soldChoice({ lengths }: Sold, wished: VisaChoice): VisaChoice {
  const ofType = lengthsOfType(lengths, wished.type)
  const length = ofType.find(({ days }) => days === wished.days) ?? usualOf(ofType)
  if (length === undefined) return wished
  const { type, days, entries, speeds } = length
  const entry = entries.includes(wished.entry) ? wished.entry : (entries[0] ?? wished.entry)
  const speed = speeds.includes(wished.speed) ? wished.speed : (speeds[0] ?? wished.speed)
  const choice = { ...wished, type, days, entry, speed }
  return { ...choice, isGuaranteed: wished.isGuaranteed && isGuaranteeSold(choice) }
}

export function isGuaranteeSold({ country, type, days, entry, speed }: VisaChoice): boolean {
  const { lengths, guaranteePercent } = tariffOf(country)
  const length = lengths.find((one) => one.type === type && one.days === days)
  return guaranteePercent !== null && (length?.fees[entry]?.[speed] ?? 0) > 0
}

export function isGuaranteeSoldIn({ code, lengths }: Sold): boolean {
  return lengths.some(({ type, days, entries, speeds }) => {
    const [entry = 'single', speed = 'normal'] = [entries[0], speeds[0]]
    return isGuaranteeSold({ country: code, type, days, entry, speed, isGuaranteed: false })
  })
}

/** RangeError for a choice that is not sold. */
export function soldPrice(choice: VisaChoice, applicants: number, rate: Rate): PriceReckoned {
  const price = priceOf(choice, applicants, rate)
  if (price === undefined) throw new RangeError(`not sold: ${JSON.stringify(choice)}`)
  return price
}

export function lengthsOfType(lengths: readonly VisaLength[], type: VisaType): readonly VisaLength[] {
  const sold = typesOf(lengths)
  const found = sold.includes(type) ? type : sold[0]
  return lengths.filter((length) => length.type === found)
}

export function typesOf(lengths: readonly VisaLength[]): readonly VisaType[] {
  return [...new Set(lengths.map(({ type }) => type))]
}

/** Rial per applicant; transits are left out, they are no stay. */
export function lowestOf(lengths: readonly VisaLength[]): number {
  return Math.min(...lengthsOfType(lengths, 'tourist').map(({ from }) => from))
}

export function lengthOf({ lengths }: Sold, choice: VisaChoice): VisaLength | undefined {
  return lengths.find(({ type, days }) => type === choice.type && days === choice.days)
}

export interface Chosen {
  readonly choice: VisaChoice
  readonly applicants: number
  readonly isPutRight: boolean
}

/** Defaults for what the address leaves out, corrections for what is not sold. */
export function chosenIn(sold: Sold, params: AddressParams): Chosen {
  const wished = choiceIn(withUsual(sold, params))
  const choice = soldChoice(sold, wished ?? usualChoice(sold))
  const isPutRight = wished === undefined || !isSame(wished, choice)
  return { choice, applicants: applicantsIn(params), isPutRight }
}

function withUsual({ code, lengths }: Sold, params: AddressParams): AddressParams {
  const type = params.get('type') === 'transit' ? 'transit' : 'tourist'
  const usual = usualOf(lengthsOfType(lengths, type))
  const said: Readonly<Record<string, string | null>> = {
    country: code,
    days: params.get('days') ?? String(usual?.days),
  }
  return { get: (name) => said[name] ?? params.get(name) }
}

function usualChoice({ code, lengths }: Sold): VisaChoice {
  const { type = 'tourist', days = 1 } = usualOf(lengths) ?? {}
  return { country: code, type, days, entry: 'single', speed: 'normal', isGuaranteed: false }
}

function usualOf(lengths: readonly VisaLength[]): VisaLength | undefined {
  return lengths.find(({ isPopular }) => isPopular) ?? lengths[0]
}

function isSame(one: VisaChoice, other: VisaChoice): boolean {
  return (
    one.type === other.type &&
    one.days === other.days &&
    one.entry === other.entry &&
    one.speed === other.speed
  )
}
