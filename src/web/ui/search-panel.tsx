import './search-panel.css'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import type { Product } from '#web/ui/product-tabs.tsx'
import { ProductTabs } from '#web/ui/product-tabs.tsx'

type Props = {
  product: Product
  toProduct: (product: Product) => To
  children: ReactNode
}

/** The rail of products and the white ground under it; follows a `Hero` and overlaps its foot. */
export function SearchPanel({ product, toProduct, children }: Props) {
  return (
    <div className="search-panel">
      <ProductTabs chosen={product} toProduct={toProduct} />
      <div className="search-body">{children}</div>
    </div>
  )
}
