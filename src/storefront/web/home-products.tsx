import type { To } from 'react-router'
import { searchWith } from '#storefront/web/search-with.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { productPaths } from '#web/ui/product-paths.ts'
import type { Product } from '#web/ui/product-tabs.tsx'

/** What is said of a product that is not sold yet; no date is promised and nothing is asked. */
const closed: Readonly<Record<Closed, string>> = {
  visa: 'درخواست ویزا هنوز شروع نشده است؛ فعلاً پرواز و هتل می‌فروشیم.',
  tour: 'فروش تور هنوز شروع نشده است؛ فعلاً پرواز و هتل می‌فروشیم.',
}

export type Closed = Exclude<Product, 'domestic' | 'international' | 'hotel'>

/** The tab an address asks for; any other word means domestic flights. */
export function productIn(params: URLSearchParams): Exclude<Product, 'hotel'> {
  const asked = params.get('product')
  return asked === 'international' || isClosed(asked) ? asked : 'domestic'
}

/** Where a tab leads from here: hotels have a page of their own, the others are tabs of this one and keep what it shows. */
export function toProduct(params: URLSearchParams, product: Product): To {
  if (product === 'hotel') return productPaths.hotel
  return { search: searchWith(params, 'product', product === 'domestic' ? '' : product) }
}

export function ClosedProduct({ product }: { readonly product: Closed }) {
  return (
    <div className="closed-product">
      <Note announced>{closed[product]}</Note>
      <LinkButton to={{ search: '' }} kind="tonal" preventScrollReset>
        جستجوی پرواز داخلی
      </LinkButton>
    </div>
  )
}

function isClosed(word: string | null): word is keyof typeof closed {
  return word !== null && Object.hasOwn(closed, word)
}
