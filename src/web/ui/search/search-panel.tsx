import './search-panel.css'
import type { ComponentProps, ReactNode } from 'react'
import { ProductTabs } from '#web/ui/search/product-tabs.tsx'

type Props = ComponentProps<typeof ProductTabs> & { children: ReactNode }

export function SearchPanel({ children, ...rail }: Props) {
  return (
    <div className="search-panel">
      <ProductTabs {...rail} />
      <div className="search-body">{children}</div>
    </div>
  )
}
