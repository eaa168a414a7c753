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
      <title>${escaped(title)}</title>
      <link>${escaped(url + articlePath(slug))}</link>
      <guid isPermaLink="true">${escaped(url + articlePath(slug))}</guid>
      <pubDate>${mailDate(publishedAt)}</pubDate>${category === null ? '' : `\n      <category>${escaped(category.name)}</category>`}
      <description>${escaped(excerpt)}</description>
    </item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(`مجلهٔ سفر ${name}`)}</title>
    <link>${escaped(url + magazinePath)}</link>
    <atom:link href="${escaped(url + feedPath)}" rel="self" type="application/rss+xml"/>
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

/** Also without what XML 1.0 cannot hold. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
