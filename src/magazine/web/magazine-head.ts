import type { MetaDescriptor } from 'react-router'
import { feedPath } from '#magazine/paths.ts'

interface Page {
  readonly title: string
  readonly description: string
  readonly address: string
  readonly site: string
  readonly brandName: string
  readonly picture?: string | undefined
  readonly graph?: object
  /** results of a search are no page of their own for engines */
  readonly isHidden?: boolean
}

export function magazineHead(page: Page): MetaDescriptor[] {
  const { title, description, address, site, brandName, picture, graph, isHidden = false } = page
  return [
    { title },
    { name: 'description', content: description },
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `مجلهٔ سفر ${brandName}`,
      href: site + feedPath,
    },
    { property: 'og:type', content: graph === undefined ? 'website' : 'article' },
    { property: 'og:locale', content: 'fa_IR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(picture === undefined ? [] : [{ property: 'og:image', content: picture }]),
    ...(graph === undefined ? [] : [{ 'script:ld+json': graph as { [key: string]: never } }]),
  ]
}
