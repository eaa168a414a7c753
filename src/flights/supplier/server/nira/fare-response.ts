import * as z from 'zod/mini'
import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import { amountIn } from '#flights/supplier/server/nira/classes-text.ts'
import { ladderIn } from '#flights/supplier/server/nira/rules-text.ts'
import { taxesIn } from '#flights/supplier/server/nira/taxes-text.ts'
import { minus, type Rial, sum, ZERO } from '#money/rial.ts'
import type { LadderStep } from '#penalties/penalty-ladder.ts'

const Text = z.union([z.string(), z.number()])
const FareAnswer = z.object({
  AdultTotalPrice: Text,
  ChildTotalPrice: Text,
  InfantTotalPrice: Text,
  AdultFare: Text,
  ChildFare: Text,
  InfantFare: Text,
  AdultTaxes: z._default(z.string(), ''),
  ChildTaxes: z._default(z.string(), ''),
  InfantTaxes: z._default(z.string(), ''),
  AdultComission: z._default(Text, 0),
  CRCNRules: z._default(z.string(), ''),
  EligibilityText: z._default(z.string(), ''),
  BaggageAllowanceWeight: z.optional(Text),
})

export interface NiraFare {
  readonly prices: readonly PaxPrice[]
  readonly rules: readonly LadderStep[] | 'onRequest'
  readonly ruleText: string | null
  readonly checkedKg: number
}

/** baggage when the host states none */
const usualKg = 20

/** Undefined when sums do not add up or are malformed. */
export function fareIn(data: unknown): NiraFare | undefined {
  const read = FareAnswer.safeParse(data)
  if (!read.success) return undefined
  const said = read.data
  const prices = [
    commissioned(
      priceOf('Adult', [said.AdultFare, said.AdultTotalPrice, said.AdultTaxes]),
      said.AdultComission,
    ),
    commissioned(priceOf('Child', [said.ChildFare, said.ChildTotalPrice, said.ChildTaxes]), 0),
    commissioned(priceOf('Infant', [said.InfantFare, said.InfantTotalPrice, said.InfantTaxes]), 0),
  ]
  const kg = Number(said.BaggageAllowanceWeight ?? usualKg)
  return prices.some((price) => price === undefined)
    ? undefined
    : {
        prices: prices.flatMap((price) => price ?? []),
        rules: ladderIn(said.CRCNRules) ?? 'onRequest',
        ruleText: ruleTextOf(said.EligibilityText, said.CRCNRules),
        checkedKg: Number.isInteger(kg) && kg >= 0 && kg <= 64 ? kg : usualKg,
      }
}

/** The total counts: unlisted taxes become one line; taxes above it make the response invalid. */
function priceOf(
  paxType: PaxPrice['paxType'],
  [fare, whole, taxText]: readonly [string | number, string | number, string],
): PaxPrice | undefined {
  const [base, total, taxes] = [amountIn(fare), amountIn(whole), taxesIn(taxText)]
  if (base === undefined || total === undefined || taxes === undefined) return undefined
  const rest = minus(total, sum([base, ...taxes.map(({ amount }) => amount)]))
  if (rest < 0) return undefined
  return { paxType, base, taxes: rest === 0 ? taxes : [...taxes, untold(rest)], total }
}

/** Commission is stated for adults only; children and infants have none. A malformed or too large one counts as none. */
function commissioned(price: PaxPrice | undefined, told: string | number): PaxPrice | undefined {
  const amount = amountIn(told)
  return price && { ...price, commission: amount === undefined || amount > price.base ? ZERO : amount }
}

function untold(amount: Rial): PaxPrice['taxes'][number] {
  return { code: 'XT', name: 'سایر عوارض', amount }
}

/** letters stored at most */
const longest = 8000

function ruleTextOf(eligibility: string, steps: string): string | null {
  const lines = [eligibility, ...steps.split('/')].map((line) => line.trim()).filter((line) => line !== '')
  return lines.length === 0 ? null : lines.join('\n').slice(0, longest)
}
