import type { PaperBrand } from '#papers/ticket-facts.ts'
import type { Settings } from '#server/settings.ts'
import { marks } from '#web/art/marks.ts'
import type { BrandId } from '#web/brand/brand.ts'
import { brandIn } from '#web/brand/brands.ts'

/** Band and accent colours on paper: primary and action colour of the brand's palette. */
const colours = {
  parastoo: { band: '#14286B', accent: '#F3A61F' },
  chakavak: { band: '#0A4F52', accent: '#E4763F' },
} as const satisfies Record<BrandId, PaperBrand['colours']>

export function paperBrand(settings: Pick<Settings, 'brand' | 'contact'>): PaperBrand {
  const { name, mark, contact } = brandIn(settings)
  return {
    name,
    mark: marks[mark],
    colours: colours[settings.brand],
    phone: contact.phoneText,
    email: contact.email,
    address: contact.address,
    hours: contact.hours,
  }
}
