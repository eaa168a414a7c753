import { LinkButton } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import type { Product } from '#web/ui/product-tabs.tsx'

/** What is said of a product that is not sold yet; no date is promised and nothing is asked. */
const closed: Readonly<Record<Closed, string>> = {
  hotel: 'رزرو هتل هنوز شروع نشده است؛ فعلاً پروازهای داخلی و خارجی را می‌فروشیم.',
  visa: 'درخواست ویزا هنوز شروع نشده است؛ فعلاً پروازهای داخلی و خارجی را می‌فروشیم.',
  tour: 'فروش تور هنوز شروع نشده است؛ فعلاً پروازهای داخلی و خارجی را می‌فروشیم.',
}

export type Closed = Exclude<Product, 'domestic' | 'international'>

/** The tab an address asks for; any other word means domestic flights. */
export function productIn(params: URLSearchParams): Product {
  const asked = params.get('product')
  return asked === 'international' || isClosed(asked) ? asked : 'domestic'
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
