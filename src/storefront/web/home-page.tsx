import '#flights/search/web/form/flight-search.css'
import '#web/ui/fields/chip.css'
import '#web/ui/fields/choice.css'
import '#web/ui/search/removable-chip.css'
import '#web/ui/search/search-cell.css'
import '#web/ui/fields/segmented.css'
import '#web/ui/states/countdown.css'
import '#web/ui/states/note.css'
import '#magazine/web/article-card.css'
import './home-lower.css'
import './home-page.css'
import './home-phrase.css'
import './home-tiles.css'
import './home-unpaid.css'
import './search-recents.css'
import { type ShouldRevalidateFunctionArgs, useFetcher, useSearchParams } from 'react-router'
import { HomeArcade } from '#storefront/web/home-arcade.tsx'
import type { LastSearches } from '#storefront/web/home-phrase.server.ts'
import type { PhraseRead } from '#storefront/web/home-phrase.tsx'
import { productIn, toTab } from '#storefront/web/home-products.tsx'
import { HomePromises } from '#storefront/web/home-promises.tsx'
import { NothingSold } from '#storefront/web/nothing-sold.tsx'
import { Hero } from '#web/art/hero.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteHeader } from '#web/layouts/site-header.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { still } from '#web/still.tsx'
import { SearchPanel } from '#web/ui/search/search-panel.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/home-page'

const FlightSearch = woken(
  async () => (await import('#flights/search/web/form/flight-search.tsx')).FlightSearch,
)

const HomePhrase = woken(async () => (await import('#storefront/web/home-phrase.tsx')).HomePhrase)

const HomeRecents = woken(async () => (await import('#storefront/web/home-recents.tsx')).HomeRecents)

const HomeLower = still(async () => (await import('#storefront/web/home-lower.tsx')).HomeLower)

const HomeUnpaid = woken(async () => (await import('#storefront/web/home-unpaid.tsx')).HomeUnpaid)

export { action, loader } from './home-page.server.ts'

export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = asked
  const [from, nextFrom] = [currentUrl, nextUrl].map(({ searchParams }) => searchParams.get('from'))
  const isSamePage = currentUrl.pathname === nextUrl.pathname && from === nextFrom
  const isAnotherTab = isSamePage && currentUrl.search !== nextUrl.search
  return !isAnotherTab && defaultShouldRevalidate
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { tabs, arcade, recents, last, unpaid, isSelling } = loaderData
  const { tiles, articles, promises } = loaderData
  // what is being typed, until it is sent
  const { choices: read, phrase } = useFetcher<PhraseRead>({ key: 'phrase' }).data ?? loaderData
  const { name } = useBrand()
  const visitor = useVisitor()
  const [params] = useSearchParams()
  const product = productIn(params)
  const before = phrase.phrase === '' ? lastIn(last, product) : undefined
  const choices = { ...read, before: before?.asked }
  return (
    <SiteLayout {...visitor} overArt>
      <title>{`${name}، خرید بلیت پرواز با قیمت نهایی`}</title>
      <meta
        name="description"
        content="خرید بلیت پروازهای داخلی و خارجی و رزرو هتل با قیمت نهایی، جریمهٔ استرداد روشن و نتیجهٔ صدور تا ۱۵ دقیقه."
      />
      <Hero header={<SiteHeader tone="art" {...visitor} />} words={before && wordsOf(before)} />
      <SearchPanel tabs={tabs} chosen={product} toTab={(tab) => toTab(params, tab)}>
        <HomePhrase {...phrase} choices={choices} product={product} waiting={null} />
        <FlightSearch
          {...choices}
          scope={phrase.phrase === '' || product === 'international' ? product : choices.scope}
          waiting={<Waiting of="search" />}
        />
        {recents.length > 0 && <HomeRecents recents={recents} waiting={null} />}
      </SearchPanel>
      {unpaid && <HomeUnpaid trip={unpaid} waiting={null} />}
      {!isSelling && <NothingSold>الان بلیتی در فروش نیست؛ شمارهٔ پشتیبانی پایین صفحه است.</NothingSold>}
      <HomePromises />
      <HomeArcade {...arcade} />
      <HomeLower tiles={tiles} articles={articles} promises={promises} />
    </SiteLayout>
  )
}

function lastIn(last: LastSearches, product: string) {
  return Object.entries(last).find(([tab]) => tab === product)?.[1]
}

/** For whoever searched before: the form is filled. */
function wordsOf({ isPast }: { readonly isPast: boolean }) {
  return {
    headline: 'سلام، کجا برویم؟',
    sub: isPast
      ? 'روز جستجوی قبلی‌تان گذشته است؛ همان مسیر را برای همان روزِ هفته آماده کردیم.'
      : 'جستجوی قبلی‌تان آماده است؛ فقط دکمه را بزنید.',
  }
}
