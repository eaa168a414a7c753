import type { Article } from '#magazine/article.ts'
import { articlePath, listPath, magazinePath, picturePath } from '#magazine/paths.ts'

interface Site {
  readonly url: string
  readonly name: string
}

/** schema.org, of what stands on the page. */
export function articleData(article: Article, site: Site): object {
  const { title, excerpt, publishedAt, modifiedAt, author, slug, picture, minutes } = article
  const address = site.url + articlePath(slug)
  const trail = [
    { name: 'مجله', item: site.url + magazinePath },
    ...[...article.above, ...(article.category === null ? [] : [article.category])].map((one) => ({
      name: one.name,
      item: site.url + listPath({ category: one.slug }),
    })),
    { name: title, item: address },
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        '@id': address,
        headline: title,
        description: excerpt,
        inLanguage: 'fa',
        datePublished: publishedAt,
        dateModified: modifiedAt,
        timeRequired: `PT${minutes}M`,
        mainEntityOfPage: address,
        ...(picture !== null && { image: site.url + picturePath(picture.id, 'wide') }),
        author:
          author === null
            ? { '@type': 'Organization', name: site.name }
            : { '@type': 'Person', name: author },
        publisher: { '@type': 'Organization', name: site.name, url: site.url },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((one, place) => ({ '@type': 'ListItem', position: place + 1, ...one })),
      },
    ],
  }
}
