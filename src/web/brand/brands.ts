import type { Brand, BrandId } from '#web/brand/brand.ts'
import { chakavak } from '#web/brand/chakavak.ts'
import { parastoo } from '#web/brand/parastoo.ts'

const brands = { parastoo, chakavak } as const satisfies Record<BrandId, Brand>

export function brandOf(id: string | undefined): Brand {
  return id === 'chakavak' ? brands.chakavak : brands.parastoo
}

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
