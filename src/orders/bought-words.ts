import { persianDigits } from '#money/digits.ts'
import { moneyBackWords } from '#orders/money-back.ts'

/** A product's words. Plain text, since they travel with page data. */
export interface BoughtWords {
  /** what is held until payment */
  readonly kept: string
  readonly allKept: string
  readonly keptForNow: string
  readonly paper: string
  /** what can be refunded singly */
  readonly part: string
  readonly parts: string
  readonly seller: string
  readonly person: string
  readonly people: string
  readonly beginning: string
  /** what stays until it is paid */
  readonly held: string
  /** of an unpaid order, before and after its end */
  readonly stillHas: string
  readonly hasNoMore: string
  readonly again: string
  readonly another: string
  readonly details: string
  readonly confirming: string
  readonly issuing: string
  readonly awaited: string
  readonly ifNot: string
  readonly ifNotThen: string
  readonly titles: {
    readonly issuing: string
    readonly issued: string
    readonly refunded: string
    readonly failed: string
  }
  readonly failing: string
  readonly cancelling: string
  readonly cancel: string
  readonly shared: string | null
  readonly sharedTitle: string
}

type Named = Pick<
  BoughtWords,
  | 'kept'
  | 'allKept'
  | 'paper'
  | 'part'
  | 'parts'
  | 'seller'
  | 'person'
  | 'people'
  | 'beginning'
  | 'held'
  | 'stillHas'
  | 'hasNoMore'
  | 'another'
  | 'shared'
  | 'sharedTitle'
>

export function wordsOf(named: Named, own: Partial<BoughtWords> = {}): BoughtWords {
  const { allKept, paper, parts, seller } = named
  return {
    ...named,
    keptForNow: allKept,
    again: 'جستجوی دوباره',
    details: `${paper} و جزئیات`,
    confirming: `ثبت نزد ${seller}`,
    issuing: `صدور ${paper}`,
    awaited: `صدور ${paper}`,
    ifNot: 'اگر صادر نشود',
    ifNotThen: `کل مبلغ ${moneyBackWords.wallet.goes}`,
    titles: {
      issuing: `در حال صدور ${paper}`,
      issued: `${paper} شما صادر شد`,
      refunded: `همهٔ ${parts} استرداد شد`,
      failed: `${paper} صادر نشد`,
    },
    failing: `${paper} صادر`,
    cancelling: `${allKept} همین حالا آزاد می‌شود و قیمت دیگر نگه داشته نمی‌شود.`,
    cancel: `لغو سفارش و آزاد کردن ${allKept}`,
    ...own,
  }
}

/** «هتل مرجان، کیش»; names that contain the city are not repeated: «هتل مرجان کیش» */
export function stayName({
  hotelName,
  cityName,
}: {
  readonly hotelName: string
  readonly cityName: string
}): string {
  return hotelName.includes(cityName) ? hotelName : `${hotelName}، ${cityName}`
}

export function visaName({
  countryName,
  days,
}: {
  readonly countryName: string
  readonly days: number
}): string {
  return `ویزای ${countryName}، ${persianDigits(days)} روزه`
}
