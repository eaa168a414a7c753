import type { Brand, BrandId } from '#web/brand/brand.ts'
import { chakavak } from '#web/brand/chakavak.ts'
import { parastoo } from '#web/brand/parastoo.ts'

const brands = { parastoo, chakavak } as const satisfies Record<BrandId, Brand>

/** The brand of a setting's value; a name nobody carries is Parastoo's. */
export function brandOf(id: string | undefined): Brand {
  return id === 'chakavak' ? brands.chakavak : brands.parastoo
}
