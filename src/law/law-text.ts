import { persianDigits } from '#money/digits.ts'

export const lawVariants = ['agency', 'partner'] as const
/** a brand's `legalVariant` */
export type LawVariant = (typeof lawVariants)[number]

export function isLawVariant(text: string): text is LawVariant {
  return lawVariants.some((variant) => variant === text)
}

export const lawSlugs = [
  'terms',
  'privacy',
  'buying-ticket',
  'system-flight',
  'charter-flight',
  'international-flight',
] as const
export type LawSlug = (typeof lawSlugs)[number]

export interface Clause {
  /** its anchor; never changes */
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** the same in plain words */
  readonly summary: string
}

export interface LawText {
  readonly title: string
  readonly lead: string
  readonly clauses: readonly Clause[]
}

/** §2 */
export const lawPaths = {
  terms: '/terms',
  privacy: '/privacy',
  'buying-ticket': '/privacy/buying-ticket',
  'system-flight': '/privacy/system-flight',
  'charter-flight': '/privacy/charter-flight',
  'international-flight': '/privacy/international-flight',
} as const satisfies Record<LawSlug, string>

/** An edition as it was agreed to, whichever brand shows it. */
export function agreedPath(
  slug: LawSlug,
  { variant, version }: { readonly variant: string; readonly version: string },
): string {
  return `${lawPaths[slug]}?version=${version}&of=${variant}`
}

/** As short as a tab. */
export const lawNames = {
  terms: 'شرایط و مقررات',
  privacy: 'حریم خصوصی',
  'buying-ticket': 'خرید بلیت',
  'system-flight': 'بلیت سیستمی',
  'charter-flight': 'بلیت چارتری',
  'international-flight': 'پرواز خارجی',
} as const satisfies Record<LawSlug, string>

/** A page's data is asked for at the same address with `.data` behind it. */
export function lawSlugAt(pathname: string): LawSlug | undefined {
  const path = pathname.replace(/\.data$/, '').replace(/(.)\/$/, '$1')
  return lawSlugs.find((slug) => lawPaths[slug] === path)
}

/** «۱٫۰» */
export function formattedVersion(version: string): string {
  return persianDigits(version).replaceAll('.', '٫')
}
