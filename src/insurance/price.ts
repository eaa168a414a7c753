import type { Tariff } from '#insurance/data/tariffs.ts'
import type { PlanId } from '#insurance/plans.ts'
import type { Zone } from '#insurance/zones.ts'
import { minus, percentOf, plus, type Rial, rial, roundedUp, sum } from '#money/rial.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'
import { commissionByRules, netOf } from '#orders/pricing/ruled-total.ts'

export interface Risk {
  readonly zone: Zone
  readonly plan: PlanId
  /** first and last included */
  readonly days: number
}

export interface PersonPrice {
  /** years at departure */
  readonly age: number
  readonly premium: Rial
  readonly duty: Rial
  readonly total: Rial
  readonly commission: Rial
  /** what price rules made of the total; undefined before they did */
  readonly rules?: readonly RuleMade[]
}

export interface PartyPrice {
  readonly people: readonly PersonPrice[]
  readonly duty: Rial
  /** what rules added, or took off */
  readonly service?: Rial
  readonly total: Rial
}

/** Undefined for what the tariff does not sell: a plan, a length, or an age among them. */
export function priceOf(tariff: Tariff, risk: Risk, ages: readonly number[]): PartyPrice | undefined {
  const people = ages.map((age) => personPrice(tariff, risk, age))
  if (people.length === 0) return undefined
  const sold = people.flatMap((one) => one ?? [])
  if (sold.length < people.length) return undefined
  return {
    people: sold,
    duty: sum(sold.map(({ duty }) => duty)),
    total: sum(sold.map(({ total }) => total)),
  }
}

const wholeToman = 10_000

function personPrice(tariff: Tariff, { zone, plan, days }: Risk, age: number): PersonPrice | undefined {
  const week = tariff.week[zone][plan]
  const [ofDays, ofAge] = [stepOf(tariff.days, days), age < 0 ? undefined : stepOf(tariff.ages, age)]
  if (week === undefined || days < 1 || ofDays === undefined || ofAge === undefined) return undefined
  const premium = roundedUp(percentOf(percentOf(rial(week), ofDays), ofAge), wholeToman)
  const duty = percentOf(premium, tariff.dutyPercent)
  const commission = percentOf(premium, tariff.commissionPercent)
  return { age, premium, duty, total: plus(premium, duty), commission }
}

function stepOf(
  steps: readonly { readonly upTo: number; readonly percent: number }[],
  count: number,
): number | undefined {
  return steps.find(({ upTo }) => count <= upTo)?.percent
}

/** Of the premiums, to the nearest whole percent. */
export function dutyPercentOf(
  people: readonly { readonly premium: number; readonly duty: number }[],
): number {
  const premium = people.reduce((whole, one) => whole + one.premium, 0)
  const duty = people.reduce((whole, one) => whole + one.duty, 0)
  return premium === 0 ? 0 : Math.round((100 * duty) / premium)
}

/** What the insurer has of one. */
export function supplierShareOf({
  total,
  commission,
  rules = [],
}: Pick<PersonPrice, 'total' | 'commission' | 'rules'>): Rial {
  return minus(minus(netOf({ total, rules }), commission), commissionByRules(rules))
}
