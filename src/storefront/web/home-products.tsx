import type { To } from 'react-router'
import type { ProductTab } from '#calls/product-tab.ts'
import type { Orders } from '#orders/server/orders.ts'
import { searchWith } from '#storefront/web/search-with.ts'

export function railOf({ sold }: Pick<Orders, 'sold'>): readonly ProductTab[] {
  return sold().flatMap(({ face }) => face.tabs)
}

export function productIn(params: URLSearchParams): 'domestic' | 'international' {
  return params.get('product') === 'international' ? 'international' : 'domestic'
}

/** undefined when the product is on this page. */
export function pageElsewhere(params: URLSearchParams, tabs: readonly ProductTab[]): string | undefined {
  const asked = tabs.find(({ key }) => key === params.get('product'))
  return asked && !isHere(asked) ? asked.page : undefined
}

/** A page of its own, or a tab of this page that keeps its parameters. */
export function toTab(params: URLSearchParams, tab: ProductTab): To {
  if (!isHere(tab)) return tab.page
  return { search: searchWith(params, 'product', tab.key === 'domestic' ? '' : tab.key) }
}

function isHere({ page }: ProductTab): boolean {
  return page === '/' || page.startsWith('/?')
}
