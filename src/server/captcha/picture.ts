import sharp from 'sharp'
import type { Chance } from '#server/captcha/chance.ts'
import { type Bend, GLYPHS, type Stroke } from '#server/captcha/glyphs.ts'

const width = 240
const height = 84
/** pieces per curve, so that the warp bends it */
const CUTS = 10

type Point = readonly [number, number]
type Warp = (point: Point) => Point

/** A PNG of 240 × 84: rotated, stretched, waved, with two lines. Latin digits, as in all codes. */
export async function drawn(digits: string, chance: Chance): Promise<Buffer> {
  const wave = waveOf(chance)
  const signs = Array.from(digits, (digit, place) => signAt(place, GLYPHS[Number(digit)] ?? [], chance))
  const lines = [lineAcross(chance), lineAcross(chance)]
  const paths = [...signs.flat(), ...lines].map((points) => pathThrough(points.map(wave)))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#fff"/>
<g fill="none" stroke="#1d2b5c" stroke-linecap="round" stroke-linejoin="round">
${paths.map((path, index) => `<path d="${path}" stroke-width="${index >= paths.length - lines.length ? 1.6 : 5}"/>`).join('\n')}
</g></svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, colours: 16 }).toBuffer()
}

function signAt(place: number, strokes: readonly Stroke[], chance: Chance): readonly (readonly Point[])[] {
  const turn = chance.between(-0.28, 0.28)
  const [wide, high] = [chance.between(0.44, 0.56), chance.between(0.46, 0.58)]
  const middle: Point = [26 + place * 46 + chance.between(-4, 4), height / 2 + chance.between(-6, 6)]
  const put: Warp = ([x, y]) => {
    const [dx, dy] = [(x - 30) * wide, (y - 50) * high]
    return [
      middle[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
      middle[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
    ]
  }
  return strokes.map((stroke) => pointsOf(stroke).map(put))
}

function waveOf(chance: Chance): Warp {
  const [length, shift] = [chance.between(70, 110), chance.between(0, 2 * Math.PI)]
  const [deep, across] = [chance.between(2, 4.5), chance.between(1, 3)]
  return ([x, y]) => [
    x + across * Math.sin(y / 18 + shift),
    y + deep * Math.sin((x / length) * 2 * Math.PI + shift),
  ]
}

function lineAcross(chance: Chance): readonly Point[] {
  const [start, end] = [chance.between(14, height - 14), chance.between(14, height - 14)]
  return Array.from({ length: 25 }, (_, step) => [(step * width) / 24, start + ((end - start) * step) / 24])
}

function pointsOf({ from, bends }: Stroke): readonly Point[] {
  let pen: Point = from
  const points: Point[] = [from]
  for (const bend of bends) {
    for (let cut = 1; cut <= CUTS; cut++) points.push(pointOn(pen, bend, cut / CUTS))
    pen = [bend[4], bend[5]]
  }
  return points
}

/** De Casteljau: halfway marks between halfway marks, only not half. */
function pointOn(pen: Point, [x1, y1, x2, y2, x3, y3]: Bend, t: number): Point {
  let marks: readonly Point[] = [pen, [x1, y1], [x2, y2], [x3, y3]]
  while (marks.length > 1) marks = marks.slice(1).map((mark, index) => partWay(marks[index] ?? mark, mark, t))
  return marks[0] ?? pen
}

function partWay([x0, y0]: Point, [x1, y1]: Point, t: number): Point {
  return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]
}

function pathThrough(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}
