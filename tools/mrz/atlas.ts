import sharp from 'sharp'
import { ALPHABET } from '#documents/reader/alphabet.ts'
import { CUTS, type Cut, glyphSvg } from './outlined.ts'

/** pixels per pitch; a glyph is centred in a square of two */
export const PITCH = 48
export const SQUARE = 2 * PITCH

/** stroke width changes in pitches, per cut */
const STROKES = [
  [0, 0.02, 0.05, 0.08, -0.03, -0.05],
  [0, 0.04, 0.07, -0.03],
] as const
const BLURS = [0, 0.03, 0.06, 0.09, 0.12, 0.16] as const
export const BLUR_COUNT = BLURS.length

/** Ink (0 to 1) per pixel, by character, then blur. */
export type Print = readonly (readonly Float32Array[])[]

export type Atlas = readonly [Print, ...Print[]]

export async function atlas(): Promise<Atlas> {
  const prints: Print[] = []
  for (const [index, cut] of CUTS.entries())
    for (const stroke of STROKES[index] ?? []) prints.push(await printed(cut, stroke))
  const [first, ...others] = prints
  if (first === undefined) throw new Error('There are no outlines.')
  return [first, ...others]
}

function printed(cut: Cut, stroke: number): Promise<Print> {
  return Promise.all(
    Array.from(ALPHABET, (character) =>
      Promise.all(BLURS.map((blur) => inkOf(drawn(cut, character, stroke), blur))),
    ),
  )
}

function drawn(cut: Cut, character: string, stroke: number): Buffer {
  const at = { x: SQUARE / 2 - PITCH / 2, y: SQUARE / 2 + 0.47 * PITCH, pitch: PITCH }
  const width = (Math.abs(stroke) * 2 * cut.advance).toFixed(1)
  const edge =
    stroke === 0
      ? ''
      : `stroke="${stroke > 0 ? '#000' : '#fff'}" stroke-width="${width}" stroke-linejoin="round"`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SQUARE}" height="${SQUARE}"><rect width="100%" height="100%" fill="#fff"/><g ${edge}>${glyphSvg(cut, character, at)}</g></svg>`,
  )
}

async function inkOf(svg: Buffer, blur: number): Promise<Float32Array> {
  const picture = sharp(svg).greyscale()
  const grey = await (blur === 0 ? picture : picture.blur(blur * PITCH)).raw().toBuffer()
  return Float32Array.from(grey, (one) => 1 - one / 255)
}
