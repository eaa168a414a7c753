import './help-page.css'
import { AnswerList } from '#help/web/answer-list.tsx'
import { helpHead } from '#help/web/help-head.ts'
import { NothingFound } from '#help/web/nothing-found.tsx'
import { WaysToUs } from '#help/web/ways-to-us.tsx'
import { persianDigits } from '#money/digits.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { HelpSearch } from '#web/ui/search/help-search.tsx'
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
  const { typed, found, groups, count } = loaderData
  return (
    <SiteLayout {...useVisitor()}>
      <section className="help-hero" aria-labelledby="help-title">
        <div className="wrap">
          <h1 id="help-title">چه کمکی می‌خواهید؟</h1>
          <p>{persianDigits(count)} پاسخ کوتاه، با عددهای خود ما.</p>
          <HelpSearch typed={typed} />
        </div>
      </section>
      <div className="wrap help">
        {found === null ? (
          <>
            <nav className="help-topics" aria-label="موضوع‌ها">
              <ul>
                {groups.map(({ topic, name, questions }) => (
                  <li key={topic}>
                    <a href={`#${topic}`}>
                      {name} <span>{persianDigits(questions.length)}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div>
              {groups.map(({ topic, name, questions }) => (
                <section key={topic} id={topic} className="help-topic" aria-labelledby={`${topic}-title`}>
                  <h2 id={`${topic}-title`}>{name}</h2>
                  <AnswerList questions={questions} />
                </section>
              ))}
            </div>
          </>
        ) : found.isNear ? (
          <NothingFound typed={typed} near={found.questions} />
        ) : (
          <section className="help-topic" aria-labelledby="found-title">
            <h2 id="found-title">پاسخ‌های «{typed}»</h2>
            <AnswerList questions={found.questions} isFirstOpen />
          </section>
        )}
      </div>
      <WaysToUs />
    </SiteLayout>
  )
}
