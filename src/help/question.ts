export const topics = {
  refund: 'استرداد و کنسلی',
  payment: 'پرداخت و صدور',
  baggage: 'بار و وسایل',
  people: 'مسافر و مدارک',
  delay: 'تأخیر و تغییر پرواز',
  children: 'کودک و نوزاد',
  stays: 'هتل و تور',
  visas: 'ویزا و بیمه',
  account: 'حساب و کیف پول',
} as const satisfies Record<string, string>
export type Topic = keyof typeof topics

export interface HelpTable {
  readonly caption: string
  readonly head: readonly [string, string]
  /** of a share in percent a bar is drawn as well */
  readonly rows: readonly (readonly [when: string, much: string, percent?: number])[]
}

export interface HelpQuestion {
  /** its address under `/faq`; never changes */
  readonly slug: string
  readonly topic: Topic
  readonly question: string
  /** the answer in a few words, beside the closed question */
  readonly short: string
  /** the answer first, then what goes with it */
  readonly answer: readonly string[]
  readonly table?: HelpTable
  /** what else people call it, for the search */
  readonly also: string
  /** where it is done or told in full */
  readonly links?: readonly (readonly [path: string, words: string])[]
}

export function faqPath(slug: string): `/faq/${string}` {
  return `/faq/${slug}`
}
