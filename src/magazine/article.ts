/** Instants ISO with Z. */
export interface ArticleCard {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly publishedAt: string
  readonly minutes: number
  readonly category: Category | null
  readonly picture: Picture | null
}

export interface Category {
  readonly slug: string
  readonly name: string
}

export interface CountedCategory extends Category {
  /** slug of the category above; null for none */
  readonly parent: string | null
  /** articles, those of all categories below with them */
  readonly count: number
}

export interface Picture {
  readonly id: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

export interface Article extends ArticleCard {
  /** above its category, the widest first */
  readonly above: readonly Category[]
  /** cleaned: nothing but what `clean-html.ts` lets through */
  readonly html: string
  readonly author: string | null
  readonly modifiedAt: string
  readonly headings: readonly Heading[]
}

export interface Heading {
  readonly id: string
  readonly text: string
}

export interface ArticleList {
  readonly articles: readonly ArticleCard[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** When the site was read last; null before the first time. */
export interface LastReading {
  readonly readAt: string | null
  /** later tries failed */
  readonly isAway: boolean
}

export const PAGE_SIZE = 8
