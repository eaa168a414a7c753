import { readFileSync } from 'node:fs'

/** One cut of OCR-B: outlines as SVG paths, y upwards from the baseline. */
export interface Cut {
  readonly advance: number
  readonly emUnits: number
  readonly paths: Readonly<Record<string, string>>
}

/** Round and sharp stroke ends. */
export const CUTS = JSON.parse(readFileSync(new URL('ocr-b.json', import.meta.url), 'utf8')) as readonly [
  Cut,
  Cut,
]

export function glyphSvg(
  cut: Cut,
  character: string,
  { x, y, pitch }: { x: number; y: number; pitch: number },
): string {
  const scale = pitch / cut.advance
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${cut.paths[character] ?? ''}"/>`
}
