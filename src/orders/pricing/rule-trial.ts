import { minus, plus, type Rial, times, ZERO } from '#money/rial.ts'
import { isOf, type PricedThing, type RuleConditions, type RuleEffect } from '#orders/pricing/price-rule.ts'
import { ruledPrice } from '#orders/pricing/rule-shares.ts'

/** What some people of an order pay for one thing of it, at its supplier's price. */
export interface SoldPart {
  readonly thing: PricedThing
  readonly prices: readonly { readonly price: Rial; readonly count: number; readonly hasSeat: boolean }[]
}

/** days of sales and searches that a rule is tried on */
export const trialDays = 7

export interface Sale {
  readonly brand: string | null
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
}

export interface TrialSum {
  readonly orders: number
  readonly amount: Rial
}

const nothing: TrialSum = { orders: 0, amount: ZERO }

/** What a rule alone would have made of sales, had it been in force. */
export function ruleTrial(rule: RuleConditions & RuleEffect, sales: Iterable<Sale>): RuleTrial {
  let trial: RuleTrial = { orders: 0, touched: 0, dearer: nothing, cheaper: nothing, most: ZERO }
  for (const sale of sales) trial = withSales(trial, differenceOf(rule, sale), sale.times ?? 1)
  return trial
}

function withSales(trial: RuleTrial, amount: Rial | undefined, many: number): RuleTrial {
  const orders = trial.orders + many
  if (amount === undefined) return { ...trial, orders }
  return {
    orders,
    touched: trial.touched + many,
    dearer: amount > 0 ? counted(trial.dearer, amount, many) : trial.dearer,
    cheaper: amount < 0 ? counted(trial.cheaper, amount, many) : trial.cheaper,
    most: Math.abs(amount) > Math.abs(trial.most) ? amount : trial.most,
  }
}

function counted({ orders, amount }: TrialSum, more: Rial, many: number): TrialSum {
  return { orders: orders + many, amount: plus(amount, times(more, many)) }
}

/** undefined where the rule is about nothing of it */
function differenceOf(rule: RuleConditions & RuleEffect, { brand, soldOn, parts }: Sale): Rial | undefined {
  if (rule.brand !== null && rule.brand !== brand) return undefined
  const about = parts.filter(({ thing }) => isOf(rule, thing, soldOn))
  if (about.length === 0) return undefined
  return about
    .flatMap(({ prices }) => prices)
    .reduce((difference, { price, count, hasSeat }) => {
      const more = minus(ruledPrice(price, [rule], hasSeat), price)
      return plus(difference, times(more, count))
    }, ZERO)
}
