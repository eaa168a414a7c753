import type { PairChoice } from '#flight-and-hotel/address.ts'
import type { BackStep } from '#flight-and-hotel/refund-steps.ts'

/** The address of the page with this chosen instead, all else as it is. */
export type PathTo = (other: Partial<PairChoice>) => string

export interface OptionView {
  readonly id: string
  readonly title: string
  readonly says: string
  /** rial, against what is chosen */
  readonly difference: number
  readonly isChosen: boolean
  readonly to: string
}

export interface OptionsView {
  readonly title: string
  /** the chosen one among them */
  readonly first: readonly OptionView[]
  readonly others: readonly OptionView[]
}

const shownFirst = 5
const most = 60

/** The chosen one is always seen. */
export function optionsView(title: string, all: readonly OptionView[]): OptionsView {
  const chosen = all.find(({ isChosen }) => isChosen)
  const near = all.slice(0, shownFirst)
  const first = chosen === undefined || near.includes(chosen) ? near : [chosen, ...near.slice(0, -1)]
  return { title, first, others: all.filter((one) => !first.includes(one)).slice(0, most) }
}

export type Back = readonly [BackStep, ...BackStep[]]

export function backFrom(steps: readonly BackStep[]): Back {
  const [first, ...others] = steps
  return first === undefined ? [{ until: null, refund: 0 }] : [first, ...others]
}
