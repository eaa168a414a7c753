import './search-panel.css'
import type { ComponentProps, ReactNode } from 'react'
import { ProductTabs } from '#web/ui/search/product-tabs.tsx'

type Props = ComponentProps<typeof ProductTabs> & { children: ReactNode }

/** The rail of products and the white ground under it; follows a `Hero` and overlaps its foot. */
export function SearchPanel({ children, ...rail }: Props) {
  return (
    <div className="search-panel">
      <ProductTabs {...rail} />
      <div className="search-body">{children}</div>
    </div>
  )
}
