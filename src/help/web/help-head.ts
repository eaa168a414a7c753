import type { MetaDescriptor } from 'react-router'

interface Page {
  readonly title: string
  readonly description: string
  readonly address: string
  readonly graph?: object
  /** results of a search are no page of their own for engines */
  readonly isHidden?: boolean
}

export function helpHead({ title, description, address, graph, isHidden = false }: Page): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'fa_IR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(graph === undefined ? [] : [{ 'script:ld+json': graph as { [key: string]: never } }]),
  ]
}
