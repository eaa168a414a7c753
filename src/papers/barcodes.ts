import { toSVG } from 'bwip-js/node'
import { LRUCache } from 'lru-cache'

/** Content for a scanner, and a text alternative. */
export interface Code {
  readonly symbol: 'qrcode' | 'azteccode' | 'code128'
  readonly content: string
  readonly says: string
}

const drawn = new LRUCache<string, string>({ max: 500 })

/** SVG without quiet zone: the paper around must be white. */
export function drawCode({ symbol, content }: Code): string {
  const key = `${symbol}\n${content}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const svg = toSVG({ bcid: symbol, text: content, scale: 1, barcolor: '101C4B' })
  drawn.set(key, svg)
  return svg
}
