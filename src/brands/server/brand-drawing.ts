import { createHash } from 'node:crypto'
import type { BrandDrawing } from '#brands/brand.ts'

/** the three directions that `src/web/art/hero.tsx` shows by the screen's width */
const directions = {
  mobile: '0 0 580 358',
  tablet: '0 0 1000 420',
  desktop: '-560 0 2560 476',
} as const

const shapes =
  /^(?:svg|defs|g|symbol|use|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|radialGradient|stop|clipPath)$/
const attributes =
  /^(?:xmlns|id|viewBox|d|x|y|[xy][12]|width|height|c[xy]|r[xy]?|f[xyr]|points|transform|fill|fill-rule|fill-opacity|stroke(?:-[a-z]+)?|opacity|offset|stop-color|stop-opacity|clip-path|clip-rule|gradientUnits|gradientTransform|href)$/
const tag = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<>&]*")*)\s*\/?>/g
const largest = 60_000

/** A drawing is shapes and colours alone: it runs nothing and asks for nothing. Throws what is wrong with it. */
export function heroIn(brandId: string, svg: string): BrandDrawing {
  if (svg.length > largest) throw new Error(`must not be larger than ${largest} letters`)
  for (const [, end, name = '', said = ''] of svg.matchAll(tag)) {
    if (!shapes.test(name)) throw new Error(`may not have <${name}>`)
    if (end === '') checkAttributes(said)
  }
  const rest = svg.replaceAll(tag, '')
  if (rest.trim() !== '') throw new Error('must be shapes alone, without text and instructions')
  for (const [name, box] of Object.entries(directions))
    if (!svg.includes(`<symbol id="${name}" viewBox="${box}">`))
      throw new Error(`must have a <symbol id="${name}" viewBox="${box}">`)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  return { address: `/art/${brandId}-${hash}.svg`, svg }
}

function checkAttributes(said: string): void {
  for (const [, name = '', value = ''] of said.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (!attributes.test(name)) throw new Error(`may not say ${name}`)
    const isInside = name === 'href' ? value.startsWith('#') : !/url\((?!#[\w-]+\))|[:;\\]/i.test(value)
    if (name !== 'xmlns' && !isInside) throw new Error(`may not ask for ${value}`)
  }
}
