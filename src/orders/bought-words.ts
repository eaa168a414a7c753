import { persianDigits } from '#money/digits.ts'

/** What things are called of what was bought; its product brings them. Plain text: pages get them with their data. */
export interface BoughtWords {
  /** what is kept until it is paid, one and all */
  readonly kept: string
  readonly allKept: string
  /** the same in the reminder of an unpaid order, where it is only for a short time */
  readonly keptForNow: string
  /** what its owner shows */
  readonly paper: string
  /** what can be given back by itself, one and all */
  readonly part: string
  readonly parts: string
  /** who is asked to confirm it */
  readonly seller: string
  /** who the order is for, each of them */
  readonly person: string
  readonly people: string
  /** what the time of giving back ends with */
  readonly beginning: string
  /** before the clock that runs until it has to be paid */
  readonly clock: string
  /** what an unpaid order still has, and what it has no more */
  readonly stillHas: string
  readonly hasNoMore: string
  /** where an order that came to nothing leads, and what may be done there */
  readonly again: string
  readonly another: string
  /** where an issued order's page leads */
  readonly details: string
  /** the steps from the payment to the paper, and what is awaited last */
  readonly confirming: string
  readonly issuing: string
  readonly awaited: string
  readonly ifNot: string
  /** the titles of the page that tells what became of a payment */
  readonly titles: {
    readonly issuing: string
    readonly issued: string
    readonly refunded: string
    readonly failed: string
  }
  /** «بلیت صادر», before «نشد» */
  readonly failing: string
  /** what a cancelled order loses at once, and the words of the button that does it */
  readonly cancelling: string
  readonly cancel: string
  /** what whoever holds a link to the paper reads there; null where nobody but its owner may open it */
  readonly shared: string | null
  /** title of the page of a link that was sent on */
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
  | 'clock'
  | 'stillHas'
  | 'hasNoMore'
  | 'another'
  | 'shared'
  | 'sharedTitle'
>

/** The words of something that is kept, issued on a paper and looked for again; what a product says otherwise stands in `own`. */
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

/** «هتل مرجان، کیش»; a name that says its city already says it once: «هتل مرجان کیش» */
export function stayName({
  hotelName,
  cityName,
}: {
  readonly hotelName: string
  readonly cityName: string
}): string {
  return hotelName.includes(cityName) ? hotelName : `${hotelName}، ${cityName}`
}

/** «ویزای امارات، ۳۰ روزه» */
export function visaName({
  countryName,
  days,
}: {
  readonly countryName: string
  readonly days: number
}): string {
  return `ویزای ${countryName}، ${persianDigits(days)} روزه`
}
