import type { Article } from '#magazine/article.ts'
import { articlePath, magazinePath, picturePath } from '#magazine/paths.ts'

interface Site {
  readonly url: string
  readonly name: string
}

/** schema.org, of what stands on the page. */
export function articleData(article: Article, site: Site): object {
  const { title, excerpt, publishedAt, modifiedAt, author, slug, picture, minutes } = article
  const address = site.url + articlePath(slug)
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
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'مجله', item: site.url + magazinePath },
          { '@type': 'ListItem', position: 2, name: title, item: address },
        ],
      },
    ],
  }
}
