import sharp from 'sharp'

interface Portrait {
  readonly wall?: string
  readonly skin?: string
  readonly width?: number
  readonly height?: number
  /** of the face, in shares of the picture */
  readonly face?: { readonly x: number; readonly y: number; readonly wide: number }
  readonly blur?: number
  /** grain of a sensor, deviation */
  readonly grain?: number
}

/** A head and shoulders before a wall, as a camera sees it. */
export function drawnPortrait({
  wall = '#f4f4f1',
  skin = '#aa785f',
  width = 900,
  height = 1200,
  face = { x: 0.5, y: 0.42, wide: 0.44 },
  ...made
}: Portrait = {}): Promise<Buffer> {
  const [x, y, wide] = [face.x * width, face.y * height, face.wide * width]
  const part = (share: number) => (wide * share).toFixed(1)
  const eye = (side: number) =>
    `<ellipse cx="${x + side * wide * 0.2}" cy="${y - wide * 0.08}" rx="${part(0.08)}" ry="${part(0.04)}" fill="#fff"/>
     <circle cx="${x + side * wide * 0.2}" cy="${y - wide * 0.08}" r="${part(0.035)}" fill="#2b1a10"/>`
  return encoded(
    { width, height, background: wall },
    `<path d="M${x - wide * 0.95} ${height} Q${x - wide * 0.8} ${y + wide * 0.85} ${x} ${y + wide * 0.8} T${x + wide * 0.95} ${height} Z" fill="#33475b"/>
     <ellipse cx="${x}" cy="${y - wide * 0.12}" rx="${part(0.54)}" ry="${part(0.66)}" fill="#241812"/>
     <ellipse cx="${x}" cy="${y}" rx="${part(0.46)}" ry="${part(0.6)}" fill="${skin}"/>
     ${eye(-1)}${eye(1)}
     <path d="M${x - wide * 0.13} ${y + wide * 0.3} q${part(0.13)} ${part(0.06)} ${part(0.26)} 0" stroke="#6d2f2a" stroke-width="${part(0.03)}" fill="none"/>`,
    made,
  )
}

interface Page {
  readonly width?: number
  readonly height?: number
  readonly table?: string
  /** of the page in the picture, in shares; beyond 0 to 1 it is cut */
  readonly at?: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  readonly lines?: number
  readonly blur?: number
  readonly grain?: number
  readonly png?: boolean
}

/** A page of writing that lies on a table. */
export function drawnPage({
  width = 1400,
  height = 1000,
  table = '#6f6458',
  at = { left: 0.08, top: 0.1, right: 0.92, bottom: 0.9 },
  lines = 14,
  ...made
}: Page = {}): Promise<Buffer> {
  const [left, top, right, bottom] = [at.left * width, at.top * height, at.right * width, at.bottom * height]
  const step = (bottom - top) / (lines + 3)
  const margin = (right - left) * 0.07
  const size = Math.min(step * 0.62, (right - left - 2 * margin) / 26)
  const written = Array.from({ length: lines }, (_, line) => {
    const y = top + step * (line + 2)
    return `<text x="${left + margin}" y="${y}" font-size="${size}">PAGE ${line} OF PAPERS NAME AND NUMBER ${line * 7919}</text>`
  }).join('')
  return encoded(
    { width, height, background: table },
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="#f3efe4"/>
     <g fill="#23201c" font-family="monospace">${lines === 0 ? '' : written}</g>`,
    made,
  )
}

interface Ground {
  readonly width: number
  readonly height: number
  readonly background: string
}

interface Made {
  readonly blur?: number
  readonly grain?: number
  readonly png?: boolean
}

async function encoded(
  { width, height, background }: Ground,
  drawing: string,
  { blur = 0, grain = 2, png = false }: Made,
): Promise<Buffer> {
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${drawing}</svg>`,
  )
  const flat = await sharp(svg).flatten().removeAlpha().raw().toBuffer()
  let image = sharp(grained(flat, grain), { raw: { width, height, channels: 3 } })
  if (blur > 0) image = image.blur(blur)
  return png ? image.png().toBuffer() : image.jpeg({ quality: 90 }).toBuffer()
}

/** The same grain each time. */
function grained(pixels: Buffer, deviation: number): Buffer {
  if (deviation === 0) return pixels
  let seed = 7
  return pixels.map((value) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return Math.max(0, Math.min(255, Math.round(value + ((seed >> 8) / 0x7fffff - 0.5) * 3.46 * deviation)))
  }) as Buffer
}
