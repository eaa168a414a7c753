import type { Brand, BrandId } from '#web/brand/brand.ts'
import { chakavak } from '#web/brand/chakavak.ts'
import { parastoo } from '#web/brand/parastoo.ts'

const brands = { parastoo, chakavak } as const satisfies Record<BrandId, Brand>

/** Parastoo for unknown names. */
export function brandOf(id: string | undefined): Brand {
  return id === 'chakavak' ? brands.chakavak : brands.parastoo
}

/** Where the settings were not read nobody is named: a brand's own contacts are a demo's. */
export const unknownContact: Brand['contact'] = {
  phone: '',
  phoneWritten: '',
  email: '',
  hours: '',
  address: '',
}

/** A brand with the contacts that the settings give; what they leave out is the brand's own. */
export function brandIn({
  brand,
  contact,
}: {
  readonly brand: string | undefined
  readonly contact: Partial<Brand['contact']> | undefined
}): Brand {
  const own = brandOf(brand)
  return { ...own, contact: { ...own.contact, ...contact } }
}
