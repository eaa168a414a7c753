import { createHash } from 'node:crypto'
import sanitize from 'sanitize-html'

export function pictureId(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 32)
}

/** Addresses of the pictures in an article's HTML, once each. */
export function picturesIn(html: string, base: string): readonly string[] {
  const found = new Set<string>()
  sanitize(html, {
    allowedTags: ['img'],
    allowedAttributes: {},
    transformTags: {
      img: (tagName, { src }) => {
        const url = src === undefined ? null : URL.parse(src.trim(), base)
        if (url !== null && /^https?:$/.test(url.protocol)) found.add(url.href)
        return { tagName, attribs: {} }
      },
    },
  })
  return [...found].slice(0, mostPictures)
}

/** of one article */
const mostPictures = 30
