import * as z from 'zod'
import type { WholeBrand } from '#brands/brand.ts'
import { defaultZone, iranZone } from '#calendar/zones.ts'

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #2344a6')
const shade = z
  .string()
  .regex(/^(?:#[0-9a-f]{6}|transparent|rgb\(\d{1,3} \d{1,3} \d{1,3} \/ \d{1,3}%\))$/i, 'must be a colour')

/** What is no word and no drawing. */
export const BrandFile = z.strictObject({
  legalVariant: z.enum(['agency', 'partner']),
  appId: z.string().regex(/^[a-z]\w*(?:\.[a-z]\w*)+$/, 'must be like example.parastoo.app'),
  themeColour: z.strictObject({ light: hex, dark: hex }),
  inks: z.strictObject({ band: hex, accent: hex, mail: hex }),
})

const line = z.string().trim().min(1)
const span = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/
const hours = z.string().regex(span, 'must be hours by zone, as 09:00-24:00')
const number = z.string().regex(/^\+\d{8,15}$/, 'must be a number with its country')

export const Words = z.strictObject({
  name: line.max(30),
  headline: line,
  sub: line,
  about: line,
  contact: z.strictObject({
    phone: number,
    phoneText: line,
    email: z.email(),
    hours: line,
    address: line,
    mobile: number.exactOptional(),
    open: hours.exactOptional(),
    openDaysOff: z.union([hours, z.literal('closed')]).exactOptional(),
    zone: z.enum([iranZone, defaultZone]).default(iranZone),
  }),
}) satisfies z.ZodType<Pick<WholeBrand, 'name' | 'headline' | 'sub' | 'about' | 'contact'>>

/** A colour by day and by night, or one for both. */
export const Roles = z.record(
  z.string().regex(/^[a-z]+(?:-[a-z0-9]+)*$/, 'must be the name of a role'),
  z.union([shade, z.tuple([shade, shade])]),
)

export function roleColour(value: z.infer<typeof Roles>[string]): string {
  return typeof value === 'string' ? value : `light-dark(${value.join(', ')})`
}

/** Two paths on a grid of 64: the bird, and what has the brand's second colour. */
export function markIn(svg: string): WholeBrand['mark'] {
  const paths = [...svg.matchAll(/<path\b[^>]*\bd="([^"]*)"/g)].map(([, d = '']) => d)
  const [body, throat, ...more] = paths
  if (!/viewBox="0 0 64 64"/.test(svg)) throw new Error('must be drawn on a grid of 64 by 64')
  if (body === undefined || throat === undefined || more.length > 0) throw new Error('must have two paths')
  if (!paths.every((one) => /^M[MLHVCSQTAZmlhvcsqtaz0-9 .,-]+$/.test(one)))
    throw new Error('has a path that is none')
  return { body, throat }
}
