import { xmlText } from '#calls/xml-text.ts'
import type { ArticleCard } from '#magazine/article.ts'
import { articlePath, feedPath, magazinePath } from '#magazine/paths.ts'

interface Site {
  readonly url: string
  readonly name: string
}

/** RSS 2.0, newest first. */
export function feedOf(articles: readonly ArticleCard[], { url, name }: Site): string {
  const items = articles.map(
    ({ slug, title, excerpt, publishedAt, category }) => `
    <item>
      <title>${xmlText(title)}</title>
      <link>${xmlText(url + articlePath(slug))}</link>
      <guid isPermaLink="true">${xmlText(url + articlePath(slug))}</guid>
      <pubDate>${mailDate(publishedAt)}</pubDate>${category === null ? '' : `\n      <category>${xmlText(category.name)}</category>`}
      <description>${xmlText(excerpt)}</description>
    </item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xmlText(`مجلهٔ سفر ${name}`)}</title>
    <link>${xmlText(url + magazinePath)}</link>
    <atom:link href="${xmlText(url + feedPath)}" rel="self" type="application/rss+xml"/>
    <description>خواندنی‌های کوتاه، پیش از بستن چمدان.</description>
    <language>fa</language>${items.join('')}
  </channel>
</rss>
`
}

/** RFC 822: «Sat, 21 Nov 2026 08:30:00 GMT» */
function mailDate(instant: string): string {
  return new Date(instant).toUTCString()
}
