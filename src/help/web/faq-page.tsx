import './help-page.css'
import { AnswerList } from '#help/web/answer-list.tsx'
import { helpHead } from '#help/web/help-head.ts'
import { HelpHero } from '#help/web/help-hero.tsx'
import { NothingFound } from '#help/web/nothing-found.tsx'
import { TopicNav } from '#help/web/topic-nav.tsx'
import { TripAheadCard } from '#help/web/trip-ahead-card.tsx'
import { WaysToUs } from '#help/web/ways-to-us.tsx'
import { persianDigits } from '#money/digits.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/faq-page'

export { loader } from './faq-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { brandName, site, graph, typed } = loaderData
  return helpHead({
    title: typed === '' ? `راهنما و پرسش‌های پرتکرار، ${brandName}` : `«${typed}» در راهنما، ${brandName}`,
    description: 'پاسخ‌های کوتاه دربارهٔ استرداد، بار، نام مسافر، پرداخت، تأخیر، هتل و ویزا، با عددهای خود ما.',
    address: `${site}/faq`,
    graph,
    isHidden: typed !== '',
  })
}

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { typed, found, groups, count, trip, reach } = loaderData
  return (
    <SiteLayout {...useVisitor()}>
      <HelpHero typed={typed} count={count} />
      {trip !== null && (
        <div className="wrap">
          <TripAheadCard trip={trip} />
        </div>
      )}
      <div className="wrap help">
        {found === null ? (
          <>
            <TopicNav groups={groups} />
            <div>
              {groups.map(({ topic, name, questions }, place) => (
                <section key={topic} id={topic} className="help-topic" aria-labelledby={`${topic}-title`}>
                  <header>
                    <h2 id={`${topic}-title`}>{name}</h2>
                    <small>{persianDigits(questions.length)} پاسخ</small>
                  </header>
                  <AnswerList questions={questions} isFirstOpen={place === 0} />
                </section>
              ))}
            </div>
          </>
        ) : found.isNear ? (
          <NothingFound typed={typed} near={found.questions} />
        ) : (
          <section className="help-topic" aria-labelledby="found-title">
            <header>
              <h2 id="found-title">
                {persianDigits(found.questions.length)} پاسخ برای «{typed}»
              </h2>
              <small>نزدیک‌ترین اول</small>
            </header>
            <AnswerList questions={found.questions} isFirstOpen />
          </section>
        )}
      </div>
      <WaysToUs reach={reach} title={found?.isNear === true ? 'از آدم بپرسید' : 'مشکل حل نشد؟'} />
    </SiteLayout>
  )
}
