import '#hotels/web/hotel-search.css'
import '#web/ui/search/search-cell.css'
import '#web/ui/search/removable-chip.css'
import './home-page.css'
import './hotel-home-page.css'
import { Link } from 'react-router'
import { hotelKind } from '#hotels/kind.ts'
import { favouritesPath } from '#hotels/web/favourites-address.ts'
import { HotelTrending } from '#hotels/web/hotel-trending.tsx'
import { HomePromises } from '#storefront/web/home-promises.tsx'
import { HotelRecents } from '#storefront/web/hotel-recents.tsx'
import { NothingSold } from '#storefront/web/nothing-sold.tsx'
import { Hero } from '#web/art/hero.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteHeader } from '#web/layouts/site-header.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SearchPanel } from '#web/ui/search/search-panel.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/hotel-home-page'

const HotelSearch = woken(async () => (await import('#hotels/web/hotel-search.tsx')).HotelSearch)

export { action, loader } from './hotel-home-page.server.ts'

export default function HotelHomePage({ loaderData }: Route.ComponentProps) {
  const { tabs, choices, asked, offered, city, trending, recents } = loaderData
  const { name } = useBrand()
  const visitor = useVisitor()
  return (
    <SiteLayout {...visitor} overArt>
      <title>{`${name}، رزرو هتل با قیمت نهایی`}</title>
      <meta
        name="description"
        content="جستجو و رزرو هتل در ایران و خارج با قیمت نهایی همهٔ شب‌ها، شرایط کنسلی روشن و واچر فوری."
      />
      <Hero header={<SiteHeader tone="art" {...visitor} />} />
      <SearchPanel tabs={tabs} chosen={hotelKind} toTab={({ page }) => page}>
        <HotelSearch key={asked.city} {...choices} asked={asked} waiting={<Waiting of="search" />} />
        <HotelRecents recents={recents} />
        <Link className="hotel-home-favourites" to={favouritesPath}>
          <Icon name="heart-bold" size="small" />
          هتل‌های پسندیده
        </Link>
        <Link className="hotel-home-favourites" to="/flight-and-hotel">
          <Icon name="airplane-tilt-duotone" size="small" />
          پرواز و هتل با هم
        </Link>
      </SearchPanel>
      {offered.length === 0 && (
        <NothingSold>الان هتلی در فروش نیست؛ شمارهٔ پشتیبانی پایین صفحه است.</NothingSold>
      )}
      <HomePromises />
      {city && trending.length > 0 && <HotelTrending city={city} offered={offered} hotels={trending} />}
    </SiteLayout>
  )
}
