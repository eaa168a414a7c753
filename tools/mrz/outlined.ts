import { readFileSync } from 'node:fs'

/** One cut of OCR-B: outlines as SVG paths, y upwards from the baseline. */
export interface Cut {
  /** from one character to the next, and the em, in the paths' units */
  readonly advance: number
  readonly emUnits: number
  readonly paths: Readonly<Record<string, string>>
}

/** The committed cuts: with round ends of strokes, and with sharp ones. */
export const CUTS = JSON.parse(readFileSync(new URL('ocr-b.json', import.meta.url), 'utf8')) as readonly [
  Cut,
  Cut,
]

/** A character's outline in an SVG, one pitch wide, its baseline's left end at x and y (pixels). */
export function glyphSvg(
  cut: Cut,
  character: string,
  { x, y, pitch }: { x: number; y: number; pitch: number },
): string {
  const scale = pitch / cut.advance
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${cut.paths[character] ?? ''}"/>`
}
