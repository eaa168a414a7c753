import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readBrands } from '#brands/server/brands.ts'
import { thirdBrand } from '#testing/server/third-brand.ts'

type Colours = ReadonlyMap<string, string>
const hours = ['day', 'night'] as const

/** AA: 4.5 for text, 3 for controls and icons (WCAG 1.4.3, 1.4.11). */
const pairs: readonly (readonly [text: string, on: string, ratio: number])[] = [
  ...['ground', 'surface', 'raised', 'sunken'].flatMap((paper) => [
    ['ink', paper, 4.5] as const,
    ['ink-2', paper, 4.5] as const,
    ['ink-3', paper, 4.5] as const,
  ]),
  ...['ground', 'surface', 'primary-soft', 'primary-soft-2'].map(
    (paper) => ['primary-ink', paper, 4.5] as const,
  ),
  ...['good', 'warn', 'bad'].flatMap((tone) => [
    [`${tone}-ink`, `${tone}-soft`, 4.5] as const,
    [`${tone}-ink`, 'surface', 4.5] as const,
  ]),
  ['ink', 'bad-soft', 4.5],
  ['ink', 'primary-soft', 4.5],
  ['ink-3', 'primary-soft', 4.5],
  ['warn-soft', 'warn-ink', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-good', 'good', 3],
  ['on-commit', 'commit', 4.5],
  ['on-commit', 'commit-hover', 4.5],
  ['on-bad', 'bad', 4.5],
  ['on-bad', 'bad-hover', 4.5],
  ['holiday', 'surface', 4.5],
  ['footer-ink', 'footer', 4.5],
  ['footer-ink-2', 'footer', 4.5],
  ['footer-lamp', 'footer', 3],
  ['on-toast', 'toast', 4.5],
  ['on-ticket', 'ticket', 4.5],
  ['ticket-ink-2', 'ticket', 4.5],
  ['ticket-ink-3', 'ticket', 4.5],
  ['line-strong', 'surface', 3],
  ['line-strong', 'ground', 3],
  ['good', 'ground', 3],
  ['good', 'surface', 3],
  ['primary', 'surface', 3],
  ['bad', 'surface', 3],
  ['warn', 'surface', 3],
]

const base = roles('../styles/tokens.css')
const named = new Set([...namesIn('../styles/tokens.css'), ...namesIn('../art/hero.css')])

for (const { id, roles: own } of readBrands(process.env.BRANDS_DIR ?? thirdBrand).brands.values()) {
  for (const hour of hours)
    test(`${id} can be read by ${hour}`, () =>
      assertReadable(coloursBy(hour, new Map([...base, ...Object.entries(own)]))))
  test(`${id} changes only roles that exist`, () => {
    assert.deepEqual(
      Object.keys(own).filter((role) => !named.has(role)),
      [],
    )
  })
}

function namesIn(file: string): readonly string[] {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8')
  return Array.from(css.matchAll(/^\s+--([\w-]+):/gm), ([, role = '']) => role)
}

function assertReadable(colours: Colours) {
  const faint = pairs.flatMap(([text, on, ratio]) => {
    const measured = contrast(colourOf(colours, text), colourOf(colours, on))
    return measured < ratio ? [`${text} on ${on}: ${measured.toFixed(2)} < ${ratio}`] : []
  })
  assert.deepEqual(faint, [])
}

function roles(file: string): ReadonlyMap<string, string> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8')
  const lines = css.matchAll(/^\s+--([\w-]+): (light-dark\(#\w{6}, #\w{6}\)|#\w{6});$/gm)
  return new Map(Array.from(lines, ([, role = '', value = '']) => [role, value]))
}

function coloursBy(hour: (typeof hours)[number], roles: ReadonlyMap<string, string>): Colours {
  return new Map(
    Array.from(roles, ([role, value]) => {
      const [day = '', night = day] = value.match(/#\w{6}/g) ?? []
      return [role, hour === 'day' ? day : night]
    }),
  )
}

function colourOf(colours: Colours, role: string): string {
  const colour = colours.get(role)
  assert.ok(colour, `no colour for ${role}`)
  return colour
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
