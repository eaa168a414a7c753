import type { OrderedLeg } from '#flights/booking/order-response.ts'
import type { PaxType } from '#flights/enumerations.ts'
import { plus, type Rial, rial, sum, ZERO } from '#money/rial.ts'
import { withDiscount } from '#penalties/paid-with-discount.ts'
import { type FarePaid, stepAmounts } from '#penalties/penalty.ts'

interface LegPriced {
  readonly paxTypes: readonly PaxType[]
  readonly prices: readonly {
    readonly paxType: PaxType
    readonly baseFare: number
    readonly totalPrice: number
  }[]
  readonly bags: readonly { readonly passenger: number; readonly price: number }[]
  readonly seats?: readonly { readonly passenger: number; readonly price: number }[] | undefined
  readonly protections?:
    | readonly {
        readonly passenger: number
        readonly price: number
        readonly percent: number
        readonly most: number
      }[]
    | undefined
}

/** One person's price of one direction, bag and seats included, and its part of the order's discount. */
export interface PaidByOne extends FarePaid {
  /** with protection */
  readonly total: Rial
  readonly discount: Rial
}

/** Each person's price per direction: the one source for refunds, so that what is promised, printed and refunded agrees. */
export function paidByEach(legs: readonly LegPriced[], discount: Rial): readonly (readonly PaidByOne[])[] {
  const all = withDiscount(
    legs.flatMap((one, leg) => one.paxTypes.map((_, passenger) => priceOf(one, { leg, passenger }))),
    discount,
  )
  return legs.map((_, leg) => all.filter((one) => one.leg === leg))
}

export function legsWithDiscount(legs: readonly OrderedLeg[], discount: Rial): OrderedLeg[] {
  const paid = paidByEach(legs, discount)
  return legs.map((one, place) => {
    const steps = one.fareRules.steps.map((step) => ({
      ...step,
      ...stepAmounts(paid[place] ?? [], step.percent),
    }))
    return { ...one, fareRules: { ...one.fareRules, steps } }
  })
}

function priceOf(
  { paxTypes, prices, bags, seats = [], protections = [] }: LegPriced,
  { leg, passenger }: { readonly leg: number; readonly passenger: number },
) {
  const price = prices.find(({ paxType }) => paxType === paxTypes[passenger])
  if (price === undefined) throw new RangeError(`leg ${leg} has no price for its ${paxTypes[passenger]}`)
  const own = [...bags, ...seats].filter((one) => one.passenger === passenger)
  const beside = sum(own.map((one) => rial(one.price)))
  const totalPrice = plus(rial(price.totalPrice), beside)
  const bought = protections.find((one) => one.passenger === passenger)
  const protection = bought && { ...bought, price: rial(bought.price), most: rial(bought.most) }
  return {
    leg,
    count: 1,
    baseFare: plus(rial(price.baseFare), beside),
    totalPrice,
    total: plus(totalPrice, protection?.price ?? ZERO),
    ...(protection && { protection }),
  }
}
