import { MOST_DAYS_AHEAD } from '#hotels/stay.ts'
import { persianDigits } from '#money/digits.ts'

/** What a hotel's own people say of a room type's night; whole numbers, a closed night is 1. */
export const nightFacts = ['price', 'allotment', 'minStay', 'isClosed'] as const
export type NightFact = (typeof nightFacts)[number]

/** rial: 1,000 toman */
export const priceStep = 10_000

/** Both ends belong to them. */
export const factLimits = {
  price: { least: priceStep, most: 10_000_000_000 },
  allotment: { least: 0, most: 500 },
  minStay: { least: 1, most: 30 },
  isClosed: { least: 0, most: 1 },
} as const satisfies Record<NightFact, { readonly least: number; readonly most: number }>

export const mostChanges = 2000

export interface NightChange {
  readonly roomTypeId: string
  readonly night: string
  readonly fact: NightFact
  /** what stood there when it was changed */
  readonly was: number
  readonly becomes: number
}

export interface NightFacts extends Readonly<Record<NightFact, number>> {
  /** held and sold */
  readonly taken: number
}

const limitTexts = {
  price: 'نرخ باید عددی از ۱ هزار تا یک میلیارد تومان و ضریب هزار تومان باشد.',
  allotment: 'سهمیه عددی از ۰ تا ۵۰۰ است.',
  minStay: 'کمترین ماندن عددی از ۱ تا ۳۰ شب است.',
  isClosed: 'فروش شب یا باز است یا بسته.',
} as const satisfies Record<NightFact, string>

/** Whether it may stand there, whatever the night is. */
export function factFault(fact: NightFact, value: number): string | undefined {
  const { least, most } = factLimits[fact]
  const isWhole = Number.isInteger(value) && (fact !== 'price' || value % priceStep === 0)
  return isWhole && value >= least && value <= most ? undefined : limitTexts[fact]
}

/** Why a change cannot be saved, in words for whoever made it; `stored` is undefined for a room type of another hotel. */
export function changeFault(
  { fact, was, becomes, night }: NightChange,
  stored: NightFacts | undefined,
  today: Temporal.PlainDate,
): string | undefined {
  const ahead = today.until(night).days
  if (ahead < 0) return 'این شب گذشته است.'
  if (ahead >= MOST_DAYS_AHEAD) return 'اتاق‌ها تا یک سال دیگر فروخته می‌شوند؛ این شب دورتر است.'
  if (stored === undefined) return 'این نوع اتاق از این هتل نیست.'
  const beyond = factFault(fact, becomes)
  if (beyond !== undefined) return beyond
  if (stored[fact] !== was) return 'در این میان همکار دیگری این خانه را تغییر داده است؛ مقدار تازه را ببینید.'
  if (fact === 'allotment' && becomes < stored.taken)
    return `${persianDigits(stored.taken)} اتاق این شب فروخته شده یا در دست خرید است؛ سهمیه کمتر از آن نمی‌شود.`
  return undefined
}
