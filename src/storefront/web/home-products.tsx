import type { To } from 'react-router'
import type { ProductTab } from '#calls/product-tab.ts'
import type { Orders } from '#orders/server/orders.ts'
import { searchWith } from '#storefront/web/search-with.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

const closed = {
  tour: 'فروش تور هنوز شروع نشده است؛ فعلاً پرواز، هتل و ویزا داریم.',
} as const

export type Closed = keyof typeof closed

const closedTabs: readonly ProductTab[] = [
  { key: 'tour', long: '', words: 'تور', icon: 'island', page: '/?product=tour' },
]

export function railOf({ sold }: Pick<Orders, 'sold'>): readonly ProductTab[] {
  return [...sold().flatMap(({ face }) => face.tabs), ...closedTabs]
}

export function productIn(params: URLSearchParams): 'domestic' | 'international' | Closed {
  const asked = params.get('product')
  return asked === 'international' || isClosed(asked) ? asked : 'domestic'
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
