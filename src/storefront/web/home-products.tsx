import type { To } from 'react-router'
import { searchWith } from '#storefront/web/search-with.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { productPaths } from '#web/ui/product-paths.ts'
import type { Product } from '#web/ui/product-tabs.tsx'

/** What is said of a product that is not sold yet; no date is promised and nothing is asked. */
const closed: Readonly<Record<Closed, string>> = {
  tour: 'فروش تور هنوز شروع نشده است؛ فعلاً پرواز، هتل و ویزا داریم.',
}

export type Closed = Exclude<Product, 'domestic' | 'international' | Elsewhere>

/** These have a page of their own. */
const elsewhere = ['hotel', 'visa'] as const
type Elsewhere = (typeof elsewhere)[number]

/** The tab an address asks for; any other word means domestic flights. */
export function productIn(params: URLSearchParams): Exclude<Product, Elsewhere> {
  const asked = params.get('product')
  return asked === 'international' || isClosed(asked) ? asked : 'domestic'
}

/** The page of a product that an address of this one asks for, if it is another. */
export function pageElsewhere(params: URLSearchParams): string | undefined {
  const asked = elsewhere.find((product) => product === params.get('product'))
  return asked && productPaths[asked]
}

/** Where a tab leads from here: hotels and visas have a page of their own, the others are tabs of this one and keep what it shows. */
export function toProduct(params: URLSearchParams, product: Product): To {
  if (product === 'hotel' || product === 'visa') return productPaths[product]
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
