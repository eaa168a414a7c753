import './home-page.css'
import './visa-home-page.css'
import { VisaRecents } from '#storefront/web/visa-recents.tsx'
import { visaKind } from '#visas/kind.ts'
import { CountryWindows } from '#visas/web/country-windows.tsx'
import { VisaSearch } from '#visas/web/visa-search.tsx'
import { VisaSteps } from '#visas/web/visa-steps.tsx'
import { Hero } from '#web/art/hero.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteHeader } from '#web/layouts/site-header.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { SearchPanel } from '#web/ui/search/search-panel.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/visa-home-page'

export { action, loader } from './visa-home-page.server.ts'

export default function VisaHomePage({ loaderData }: Route.ComponentProps) {
  const { site, tabs, countries, recents } = loaderData
  const { name } = useBrand()
  const visitor = useVisitor()
  return (
    <SiteLayout {...visitor} overArt>
      <title>{`${name}، درخواست ویزا با تاریخ جواب`}</title>
      <meta
        name="description"
        content="ویزای امارات، آذربایجان، ایتالیا و تایلند با قیمت نهایی، تاریخ جواب و آنچه در هر مرحله برمی‌گردد."
      />
      <link rel="canonical" href={`${site}/visa-home`} />
      <Hero header={<SiteHeader tone="art" {...visitor} />} />
      <SearchPanel tabs={tabs} chosen={visaKind} toTab={({ page }) => page}>
        <VisaSearch countries={countries} />
        <VisaRecents recents={recents} />
      </SearchPanel>
      <section className="wrap visa-home" aria-labelledby="visa-countries">
        <h2 id="visa-countries">ویزای کدام کشور؟</h2>
        <p>مدارک، پرسش‌ها و دلیل‌های رد شدن هر کشور؛ پایین‌ترین قیمت هر نفر با خدمات ما</p>
        <CountryWindows countries={countries} />
        <VisaSteps title="درخواست چطور پیش می‌رود؟" />
      </section>
    </SiteLayout>
  )
}
