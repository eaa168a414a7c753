import { priceWords } from '#money/display-unit.ts'
import { type Rial, rial } from '#money/rial.ts'

/** Rial. The database holds them too; each is by 24 hours, of one traveller and to one bank account. */
export const withdrawalLimits = {
  least: rial(50_000),
  most: rial(1_000_000_000),
  mostADay: rial(1_000_000_000),
  timesADay: 5,
} as const

/** from the request until it is sent */
export const minutesToCancel = 30

export const amountTexts = {
  missing: 'مبلغ برداشت را بنویسید.',
  get least() {
    return `کمترین مبلغ برداشت ${priceWords(withdrawalLimits.least)} است.`
  },
  get most() {
    return `بیشترین مبلغ هر برداشت ${priceWords(withdrawalLimits.most)} است.`
  },
  balance: 'این مبلغ از موجودی کیف پول شما بیشتر است.',
} as const

export function amountFault(amount: number | undefined, balance: number): string | undefined {
  if (amount === undefined) return amountTexts.missing
  if (amount < withdrawalLimits.least) return amountTexts.least
  if (amount > balance) return amountTexts.balance
  return amount > withdrawalLimits.most ? amountTexts.most : undefined
}

/** All of a balance that may leave at once; nothing while it is below the least. */
export function mostOf(balance: Rial): Rial | undefined {
  if (balance < withdrawalLimits.least) return undefined
  return balance > withdrawalLimits.most ? withdrawalLimits.most : balance
}
