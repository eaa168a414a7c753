import type { SalesChannel } from '#calls/sales-channel.ts'
import { minus, plus, type Rial, sum, times, ZERO } from '#money/rial.ts'
import { isOf, type PricedThing, type RuleConditions, type RuleEffect } from '#orders/pricing/price-rule.ts'
import { ruleCommissions, ruledPrice } from '#orders/pricing/rule-shares.ts'

/** What some people of an order pay for one thing of it, at its supplier's price. */
export interface SoldPart {
  readonly thing: PricedThing
  readonly prices: readonly SoldPrice[]
}

export interface SoldPrice {
  readonly price: Rial
  /** of which a supplier pays commission; undefined where nothing is bought */
  readonly base?: Rial
  readonly count: number
  readonly hasSeat: boolean
}

/** days of sales and searches that a rule is tried on */
export const trialDays = 7

export interface Sale {
  readonly brand: string | null
  /** null: not known */
  readonly channel: SalesChannel | null
  /** in Iran */
  readonly soldOn: Temporal.PlainDate
  readonly parts: readonly SoldPart[]
  /** so many alike; default: one */
  readonly times?: number
}

export interface RuleTrial {
  /** all that were sold, and those of them that it is about */
  readonly orders: number
  readonly touched: number
  readonly dearer: TrialSum
  readonly cheaper: TrialSum
  /** the largest difference to one order, by its size; rial */
  readonly most: Rial
  /** what suppliers would have paid us */
  readonly commission: TrialSum
}

export interface TrialSum {
  readonly orders: number
  readonly amount: Rial
}

const nothing: TrialSum = { orders: 0, amount: ZERO }

type Rule = RuleConditions & RuleEffect

/** What a rule alone would have made of sales, had it been in force. */
export function ruleTrial(rule: Rule, sales: Iterable<Sale>): RuleTrial {
  let trial: RuleTrial = {
    orders: 0,
    touched: 0,
    dearer: nothing,
    cheaper: nothing,
    most: ZERO,
    commission: nothing,
  }
  for (const sale of sales) trial = withSales(trial, madeOf(rule, sale), sale.times ?? 1)
  return trial
}

interface Made {
  readonly amount: Rial
  readonly commission: Rial
}

function withSales(trial: RuleTrial, made: Made | undefined, many: number): RuleTrial {
  const orders = trial.orders + many
  if (made === undefined) return { ...trial, orders }
  const { amount, commission } = made
  return {
    orders,
    touched: trial.touched + many,
    dearer: amount > 0 ? counted(trial.dearer, amount, many) : trial.dearer,
    cheaper: amount < 0 ? counted(trial.cheaper, amount, many) : trial.cheaper,
    most: Math.abs(amount) > Math.abs(trial.most) ? amount : trial.most,
    commission: commission > 0 ? counted(trial.commission, commission, many) : trial.commission,
  }
}

function counted({ orders, amount }: TrialSum, more: Rial, many: number): TrialSum {
  return { orders: orders + many, amount: plus(amount, times(more, many)) }
}

/** undefined where the rule is about nothing of it */
function madeOf(rule: Rule, { brand, channel, soldOn, parts }: Sale): Made | undefined {
  if (rule.brand !== null && rule.brand !== brand) return undefined
  if (rule.channel !== null && rule.channel !== channel) return undefined
  const about = parts.filter(({ thing }) => isOf(rule, thing, soldOn))
  if (about.length === 0) return undefined
  const prices = about.flatMap((part) => part.prices)
  return {
    amount: sum(prices.map((one) => differenceOf(rule, one))),
    commission: sum(prices.map((one) => commissionOf(rule, one))),
  }
}

function differenceOf(rule: Rule, { price, count, hasSeat }: SoldPrice): Rial {
  return times(minus(ruledPrice(price, [rule], hasSeat), price), count)
}

function commissionOf({ commissionPpm }: Rule, { base = ZERO, count }: SoldPrice): Rial {
  return times(sum(ruleCommissions(base, [{ id: 0, commissionPpm }]).map(({ amount }) => amount)), count)
}
