import { createContext, use } from 'react'
import type { Brand } from '#web/brand/brand.ts'
import { parastoo } from '#web/brand/parastoo.ts'

const BrandContext = createContext<Brand>(parastoo)

export const BrandProvider = BrandContext.Provider

export function useBrand(): Brand {
  return use(BrandContext)
}
