// Takes the outlines of a zone's characters out of OCR-B fonts and writes them where drawing and training take them from; run by
// hand, the result is committed. The fonts are Debian's fonts-ocr-b (`apt-get install fonts-ocr-b`):
//   node tools/mrz/outlines.ts /usr/share/fonts/opentype/ocr-b/OCRB.otf /usr/share/fonts/opentype/ocr-b/OCRBS.otf
import { readFileSync, writeFileSync } from 'node:fs'
import { Blob, Face, Font } from 'harfbuzzjs'
import { ALPHABET } from '#documents/reader/alphabet.ts'
import type { Cut } from './outlined.ts'

const cuts = process.argv.slice(2).map(cutOf)
writeFileSync(new URL('ocr-b.json', import.meta.url), `${JSON.stringify(cuts, null, 1)}\n`)
console.log(`ocr-b.json: ${cuts.length} cuts of ${ALPHABET.length} characters`)

function cutOf(file: string): Cut {
  const face = new Face(new Blob(new Uint8Array(readFileSync(file)).buffer), 0)
  const font = new Font(face)
  const glyph = (character: string) => font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0
  return {
    advance: font.glyphHAdvance(glyph('A')),
    emUnits: face.upem,
    paths: Object.fromEntries(Array.from(ALPHABET, (one) => [one, font.glyphToPath(glyph(one))])),
  }
}
