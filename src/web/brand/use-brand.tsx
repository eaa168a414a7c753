import { createContext, use } from 'react'
import { type Brand, unreadBrand } from '#brands/brand.ts'

const BrandContext = createContext<Brand>(unreadBrand)

export const BrandProvider = BrandContext.Provider

export function useBrand(): Brand {
  return use(BrandContext)
}
