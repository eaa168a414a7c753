import { brotliDecompressSync } from 'node:zlib'

const headerLength = 48
/** index of `cmap` in the known tags (WOFF2 §4.1) */
const cmapTag = 0
/** stored transformed unless version 3 */
const transformedUnless3 = new Set([10, 11])

interface Table {
  readonly tag: number
  readonly length: number
}

/** From the character map (formats 4 and 12). */
export function woff2Characters(font: Buffer): ReadonlySet<string> {
  const { tables, end } = directoryOf(font)
  const body = brotliDecompressSync(font.subarray(end, end + font.readUInt32BE(20)))
  let offset = 0
  for (const { tag, length } of tables) {
    if (tag === cmapTag) return charactersOf(body.subarray(offset, offset + length))
    offset += length
  }
  throw new Error('The font has no character map')
}

function directoryOf(font: Buffer): { tables: readonly Table[]; end: number } {
  let at = headerLength
  const tables = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font.readUInt8(at++)
    const tag = flags & 0x3f
    if (tag === 0x3f) at += 4
    let length = base128()
    const version = flags >> 6
    if (transformedUnless3.has(tag) ? version !== 3 : version !== 0) length = base128()
    return { tag, length }
  })
  return { tables, end: at }

  function base128(): number {
    let value = 0
    for (;;) {
      const byte = font.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }
}

function charactersOf(cmap: Buffer): ReadonlySet<string> {
  const found = new Set<string>()
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4))
    const format = map.readUInt16BE(0)
    const ranges = format === 4 ? segments(map) : format === 12 ? groups(map) : []
    for (const [first, last] of ranges) {
      for (let code = first; code <= last; code++) found.add(String.fromCodePoint(code))
    }
  }
  return found
}

function segments(map: Buffer): readonly (readonly [number, number])[] {
  const doubled = map.readUInt16BE(6)
  return Array.from(
    { length: doubled / 2 },
    (_, index) => [map.readUInt16BE(16 + doubled + index * 2), map.readUInt16BE(14 + index * 2)] as const,
  ).filter(([first]) => first !== 0xffff)
}

function groups(map: Buffer): readonly (readonly [number, number])[] {
  return Array.from(
    { length: map.readUInt32BE(12) },
    (_, index) => [map.readUInt32BE(16 + index * 12), map.readUInt32BE(20 + index * 12)] as const,
  )
}
