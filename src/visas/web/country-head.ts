import type { MetaDescriptor } from 'react-router'
import type { VisaFacts } from '#visas/responses.ts'

interface Found {
  readonly facts: VisaFacts
  readonly site: string
  readonly graph: object
}

/** Meta tags; the canonical address is the specification's. */
export function countryHead(found: Found | undefined): MetaDescriptor[] {
  if (found === undefined) return []
  const { facts, site, graph } = found
  const title = `ویزای ${facts.name}، مدارک، قیمت و زمان صدور`
  const description = `${facts.about} مدارک لازم، دلیل‌های رد شدن، قیمت نهایی و آنچه در هر مرحله برمی‌گردد.`
  const address = site + facts.path
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'fa_IR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { 'script:ld+json': graph as { [key: string]: never } },
  ]
}
