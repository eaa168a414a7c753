import sanitize from 'sanitize-html'
import type { Heading } from '#magazine/article.ts'
import type { ArticleLinks } from '#magazine/server/article-links.ts'

/** What an article may hold; everything else is taken out, what scripts and styles hold with it. */
const tags = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'cite',
  'strong',
  'b',
  'em',
  'i',
  's',
  'sub',
  'sup',
  'small',
  'mark',
  'code',
  'pre',
  'bdi',
  'a',
  'figure',
  'figcaption',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
]

const cellSpan = ['colspan', 'rowspan']

export interface Cleaning {
  /** the article's own address: what its links are relative to */
  readonly base: string
  /** our address in place of a picture's, and its size; undefined leaves the picture out */
  readonly picture: (
    address: string,
  ) => { readonly src: string; readonly width: number; readonly height: number } | undefined
  /** our page in place of the site's, where a link leads to another article */
  readonly article?: ArticleLinks
}

export interface Cleaned {
  readonly html: string
  readonly headings: readonly Heading[]
}

/** HTML of strangers: an allow-list of tags and attributes, own pictures, links that open nothing of ours. */
export function cleanHtml(dirty: string, { base, picture, article }: Cleaning): Cleaned {
  const html = sanitize(dirty, {
    allowedTags: tags,
    disallowedTagsMode: 'discard',
    nonTextTags: [
      'style',
      'script',
      'textarea',
      'option',
      'noscript',
      'template',
      'svg',
      'math',
      'iframe',
      'object',
    ],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: [...cellSpan, 'scope'],
      td: cellSpan,
      ol: ['start'],
      bdi: ['dir'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    enforceHtmlBoundary: false,
    nestingLimit: 60,
    transformTags: {
      // the page has its own first heading
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, { href }) => ({ tagName, attribs: linkTo(href, base, article) }),
      img: (tagName, { src, alt }) => {
        const address = absolute(src, base)
        const own = address === undefined ? undefined : picture(address)
        return {
          tagName: own === undefined ? 'removed' : tagName,
          attribs:
            own === undefined
              ? {}
              : {
                  src: own.src,
                  alt: alt ?? '',
                  width: `${own.width}`,
                  height: `${own.height}`,
                  loading: 'lazy',
                  decoding: 'async',
                },
        }
      },
    },
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      (tag === 'a' || tag === 'figure') && text.trim() === '' && mediaChildren.length === 0,
  })
  return withHeadings(html)
}

function linkTo(href: string | undefined, base: string, article?: ArticleLinks): Record<string, string> {
  if (href?.startsWith('#') === true) return {}
  const address = absolute(href, base, ['https:', 'http:', 'mailto:', 'tel:'])
  const own = address === undefined ? undefined : article?.(address)
  if (own !== undefined) return { href: own }
  return address === undefined ? {} : { href: address, rel: 'nofollow noopener' }
}

function absolute(
  address: string | undefined,
  base: string,
  protocols = ['https:', 'http:'],
): string | undefined {
  const url = address === undefined ? null : URL.parse(address.trim(), base)
  return url !== null && protocols.includes(url.protocol) ? url.href : undefined
}

/** Second headings get an id of ours, so that the page can lead to them. */
function withHeadings(html: string): Cleaned {
  const headings: Heading[] = []
  const marked = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const heading = { id: `part-${headings.length + 1}`, text: plainText(inner) }
    headings.push(heading)
    return `<h2 id="${heading.id}">${inner}</h2>`
  })
  return { html: marked, headings: headings.filter(({ text }) => text !== '') }
}

/** The words alone, without tags and entities. */
export function plainText(html: string): string {
  return sanitize(html.replace(/<(?:br|\/p|\/li|\/h\d|\/td|\/div)\b/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
