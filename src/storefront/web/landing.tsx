import '#flights/search/web/form/flight-search.css'
import '#web/ui/fields/choice.css'
import '#magazine/web/article-card.css'
import '#magazine/web/magazine-shelf.css'
import '#web/ui/states/questions.css'
import '#web/ui/search/search-cell.css'
import '#web/ui/search/search-panel.css'
import '#web/ui/fields/segmented.css'
import './landing.css'
import './landing-questions.css'
import type { LandingContent } from '#storefront/responses.ts'
import type { LandingData } from '#storefront/web/landing.server.ts'
import { LandingAbout } from '#storefront/web/landing-about.tsx'
import { LandingChips } from '#storefront/web/landing-chips.tsx'
import { LandingDays } from '#storefront/web/landing-days.tsx'
import { LandingOrigins } from '#storefront/web/landing-origins.tsx'
import { LandingTrail } from '#storefront/web/landing-trail.tsx'
import { ReadAt } from '#storefront/web/read-at.tsx'
import { Scene } from '#web/art/scene.tsx'
import { asDrawn } from '#web/as-drawn.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { LinkChip } from '#web/ui/fields/chip.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'

const FlightSearch = woken(
  async () => (await import('#flights/search/web/form/flight-search.tsx')).FlightSearch,
)

const AboutDrawn = asDrawn(LandingAbout)
const QuestionsDrawn = asDrawn(
  woken(async () => (await import('#storefront/web/landing-questions.tsx')).LandingQuestions),
)
const ShelfDrawn = asDrawn(
  woken(async () => (await import('#magazine/web/magazine-shelf.tsx')).MagazineShelf),
)
const OtherCitiesDrawn = asDrawn(OtherCities)

export function Landing({ content, flights, asked, choices, articles, origin }: LandingData) {
  return (
    <SiteLayout {...useVisitor()}>
      <div className="wrap landing">
        <LandingTrail {...content} />
        <header className="landing-head">
          <div>
            <h1>{content.heading}</h1>
            <p>{content.lede}</p>
            <ReadAt instant={flights.pricedAt} unready={flights.unready} />
          </div>
          <Scene cityCode={content.cityCode} arched eager />
        </header>
        <section className="search-body" aria-label={`جستجوی پرواز به ${content.cityName}`}>
          <FlightSearch
            key={flights.from.origin + content.cityCode}
            {...choices}
            asked={asked}
            waiting={<Waiting of="search" />}
          />
        </section>
        <LandingOrigins {...flights} />
        <LandingDays {...flights} chosen={origin} path={content.path} />
        <AboutDrawn {...content} />
        <QuestionsDrawn questions={content.questions} waiting={null} />
        {articles.length > 0 && (
          <ShelfDrawn title={`خواندنی دربارهٔ ${content.cityName}`} articles={articles} waiting={null} />
        )}
        <OtherCitiesDrawn links={content.links} />
      </div>
    </SiteLayout>
  )
}

function OtherCities({ links }: Pick<LandingContent, 'links'>) {
  return (
    <nav aria-labelledby="landing-links">
      <h2 id="landing-links">مقصدهای دیگر</h2>
      <LandingChips>
        {links.map(({ cityCode, cityName, path }) => (
          <li key={cityCode}>
            <LinkChip to={path}>پرواز {cityName}</LinkChip>
          </li>
        ))}
      </LandingChips>
    </nav>
  )
}
