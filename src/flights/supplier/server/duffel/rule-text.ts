import type { Conditions } from '#flights/supplier/server/duffel/conditions.ts'
import type { Offer } from '#flights/supplier/server/duffel/offer-response.ts'

/** An offer's rules, a line each: Duffel's conditions of the whole and of
 * each slice, fare name and basis, the conditions' address. */
export function ruleTextIn({
  conditions,
  slices,
  owner,
}: Pick<Offer, 'conditions' | 'slices' | 'owner'>): string | null {
  const carriage = owner?.conditions_of_carriage_url
  const lines = [
    ...conditionLines(conditions),
    ...slices.flatMap(sliceLines),
    ...(carriage ? [`conditions_of_carriage: ${carriage}`] : []),
  ]
  return lines.length === 0 ? null : lines.join('\n').slice(0, longest)
}

/** What was kept of an offer's rules does not say that it is not changed. */
export function mayChangeBy(ruleText: string | null): boolean {
  return !/^(?:\S+ )?change_before_departure: not allowed$/m.test(ruleText ?? '')
}

const longest = 8000

function sliceLines({
  fare_brand_name: brand,
  conditions,
  segments,
}: Offer['slices'][number]): readonly string[] {
  const way = `${segments[0]?.origin.iata_code}-${segments.at(-1)?.destination.iata_code}`
  const bases = new Set(
    segments.flatMap(({ passengers }) => passengers.flatMap(({ fare_basis_code: basis }) => basis ?? [])),
  )
  const told = [
    ...(brand ? [`fare_brand_name: ${brand}`] : []),
    ...(bases.size > 0 ? [`fare_basis_code: ${[...bases].join(', ')}`] : []),
    ...conditionLines(conditions),
  ]
  return told.map((line) => `${way} ${line}`)
}

function conditionLines(conditions: Conditions | null | undefined): readonly string[] {
  return Object.entries(conditions ?? {}).flatMap(([name, told]) => {
    if (told === null || told === undefined) return []
    const penalty = told.penalty_amount ? `, penalty_amount: ${told.penalty_amount}` : ''
    const currency = told.penalty_currency ? ` ${told.penalty_currency}` : ''
    return [`${name}: ${told.allowed ? 'allowed' : 'not allowed'}${penalty}${penalty && currency}`]
  })
}
