import type { MetaDescriptor } from 'react-router'
import { type LawSlug, type LawText, lawPaths } from '#law/law-text.ts'

interface Found {
  readonly slug: LawSlug
  readonly text: LawText
  readonly since: string
  readonly brandName: string
  readonly site: string
}

/** Meta tags; every edition has the canonical address of the one in force. */
export function lawHead(found: Found | undefined): MetaDescriptor[] {
  if (found === undefined) return []
  const { text, brandName, site, since, slug } = found
  const title = `${text.title}، ${brandName}`
  const address = site + lawPaths[slug]
  return [
    { title },
    { name: 'description', content: text.lead },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'fa_IR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: text.lead },
    { property: 'og:url', content: address },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: title,
        url: address,
        inLanguage: 'fa',
        dateModified: since,
      },
    },
  ]
}
