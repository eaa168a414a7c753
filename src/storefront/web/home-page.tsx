// Styles of the search, which is woken later: the server draws it at once, and lazy parts bring theirs too late.
import '#flights/web/flight-search.css'
import '#web/ui/choice.css'
import '#web/ui/search-cell.css'
import '#web/ui/segmented.css'
import './home-page.css'
import { lazy } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { HomeArcade } from '#storefront/web/home-arcade.tsx'
import { ClosedProduct, productIn } from '#storefront/web/home-products.tsx'
import { HomePromises } from '#storefront/web/home-promises.tsx'
import { HomeRecents } from '#storefront/web/home-recents.tsx'
import { searchWith } from '#storefront/web/search-with.ts'
import { Hero } from '#web/art/hero.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteHeader } from '#web/layouts/site-header.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { SearchPanel } from '#web/ui/search-panel.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { whenNear } from '#web/when-near.ts'
import type { Route } from './+types/home-page'

/** A plain form until somebody comes near; without Suspense, so that it stands in the page's flow from the start. */
const FlightSearch = lazy(async () => {
  await whenNear()
  return { default: (await import('#flights/web/flight-search.tsx')).FlightSearch }
})

export { action, loader } from './home-page.server.ts'

/** Another tab of the panel is no reason to ask for the prices again; another origin is. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = asked
  const [from, nextFrom] = [currentUrl, nextUrl].map(({ searchParams }) => searchParams.get('from'))
  const isSamePage = currentUrl.pathname === nextUrl.pathname && from === nextFrom
  const isAnotherTab = isSamePage && currentUrl.search !== nextUrl.search
  return !isAnotherTab && defaultShouldRevalidate
}

/** Where people come in: the search, what we promise, and where others fly. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { choices, arcade, recents } = loaderData
  const { name } = useBrand()
  const visitor = useVisitor()
  const [params] = useSearchParams()
  const product = productIn(params)
  return (
    <SiteLayout {...visitor} overArt>
      <title>{`${name}، خرید بلیت پرواز با قیمت نهایی`}</title>
      <meta
        name="description"
        content="جستجو و خرید بلیت پروازهای داخلی و خارجی با قیمت نهایی، جریمهٔ استرداد روشن و صدور تا ۱۵ دقیقه."
      />
      <Hero header={<SiteHeader tone="art" {...visitor} />} />
      <SearchPanel
        product={product}
        toProduct={(key) => ({ search: searchWith(params, 'product', key === 'domestic' ? '' : key) })}
      >
        {product === 'domestic' || product === 'international' ? (
          <FlightSearch {...choices} scope={product} />
        ) : (
          <ClosedProduct product={product} />
        )}
        <HomeRecents recents={recents} />
      </SearchPanel>
      <HomePromises />
      <HomeArcade {...arcade} />
    </SiteLayout>
  )
}
