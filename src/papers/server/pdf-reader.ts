import { inflateSync } from 'node:zlib'

const tokens = /\/ReversedChars|EMC|\/(f\d+) [\d.]+ Tf|([^\n]*<\w*>[^\n]*) T[Jj]/gu

type Glyphs = ReadonlyMap<number, string>

/** For tests: fonts and text of a Typst PDF, in drawing order. */
export function readPdf(pdf: Uint8Array) {
  const source = Buffer.from(pdf).toString('latin1')
  return {
    fonts: new Set([...source.matchAll(/\/BaseFont \/\w{6}\+([\w-]+)/gu)].map(([, name]) => name)),
    pages: source.match(/\/Type \/Page\n/gu)?.length ?? 0,
    tagged: source.includes('/StructTreeRoot') && source.includes('<pdfuaid:part>1<'),
    alternatives: [...source.matchAll(/\/Alt ([(<][^\n]*)/gu)].length,
    words: wordsOf(source),
  }
}

export function words(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}\p{M}\u200c]+/u)
    .filter((word) => word !== '')
}

function wordsOf(source: string): Set<string> {
  const fonts = new Map(
    [...source.matchAll(/\/(f\d+) (\d+) 0 R/gu)].map(([, name = '', id = '']) => [
      name,
      glyphsOf(source, id),
    ]),
  )
  const found = [...source.matchAll(/\n(\d+) 0 obj\n<<[^>]*>>\nstream\n/gu)].flatMap((object) => {
    const drawing = streamAt(source, object.index + object[0].length)
    return drawing.includes('\nBT\n') ? linesOf(drawing, fonts) : []
  })
  return new Set(found.flatMap(words))
}

/** Marked runs of glyphs; right-to-left runs are reversed. */
function linesOf(drawing: string, fonts: ReadonlyMap<string, Glyphs>): string[] {
  let reversed = false
  let font: Glyphs = new Map()
  const lines: string[] = []
  for (const [token, name, shown] of inHex(drawing).matchAll(tokens)) {
    if (token === 'EMC') reversed = false
    else if (token === '/ReversedChars') reversed = true
    else if (name !== undefined) font = fonts.get(name) ?? font
    else if (shown !== undefined) {
      const codes = shown.replaceAll(/[^<>]*<(\w*)>[^<>]*/gu, '$1').match(/.{4}/gu) ?? []
      const characters = codes.map((code) => font.get(Number.parseInt(code, 16)) ?? '\ufffd')
      lines.push((reversed ? characters.reverse() : characters).join(''))
    }
  }
  return lines
}

function glyphsOf(source: string, fontId: string): Glyphs {
  const at = source.indexOf(`\n${fontId} 0 obj`)
  const [, id] = /\/ToUnicode (\d+) 0 R/u.exec(source.slice(at, at + 2000)) ?? []
  const start = source.indexOf('stream\n', source.indexOf(`\n${id} 0 obj`)) + 'stream\n'.length
  const map = new Map<number, string>()
  for (const [, glyph = '', text = ''] of streamAt(source, start).matchAll(
    /<([0-9A-F]{4})> <((?:[0-9A-F]{4})+)>/giu,
  )) {
    map.set(Number.parseInt(glyph, 16), Buffer.from(text, 'hex').swap16().toString('utf16le'))
  }
  return map
}

function streamAt(source: string, start: number): string {
  const bytes = Buffer.from(source.slice(start, source.indexOf('\nendstream', start)), 'latin1')
  return (bytes[0] === 0x78 ? inflateSync(bytes) : bytes).toString('latin1')
}

/** Literal strings rewritten as hexadecimal ones. */
function inHex(drawing: string): string {
  let [depth, hex, text] = [0, '', '']
  for (const [sign] of drawing.matchAll(/\\[0-7]{1,3}|\\[\s\S]|[\s\S]/gu)) {
    const opens = sign === '(' && depth++ === 0
    const closes = sign === ')' && --depth === 0
    if (opens) hex = '<'
    else if (closes) text += `${hex}>`
    else if (depth > 0) hex += byteOf(sign).toString(16).padStart(2, '0')
    else text += sign
  }
  return text
}

const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function byteOf(sign: string): number {
  if (sign.length === 1) return sign.charCodeAt(0)
  const escaped = sign.slice(1)
  return /^[0-7]/u.test(escaped) ? Number.parseInt(escaped, 8) : (controls[escaped] ?? escaped).charCodeAt(0)
}
