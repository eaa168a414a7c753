import { toSVG } from 'bwip-js/node'
import { LRUCache } from 'lru-cache'

/** A symbol to be drawn: what a scanner reads, and what somebody who cannot see it is told. */
export interface Code {
  readonly symbol: 'qrcode' | 'azteccode'
  readonly content: string
  readonly says: string
}

/** Drawing one takes about 4 ms; a ticket is opened several times on the day it is bought. */
const drawn = new LRUCache<string, string>({ max: 500 })

/** The symbol as an SVG drawing of its own, dark on nothing, without the quiet zone: the paper around it must be white. */
export function drawCode({ symbol, content }: Code): string {
  const key = `${symbol}\n${content}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const svg = toSVG({ bcid: symbol, text: content, scale: 1, barcolor: '101C4B' })
  drawn.set(key, svg)
  return svg
}
