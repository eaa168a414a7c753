import './status-page.css'
import '#web/ui/fields/chip.css'
import { feedPath } from '#status/feed-path.ts'
import { stateWords } from '#status/state.ts'
import type { StatusView } from '#status/status-view.ts'
import { IncidentCard, PastIncident } from '#status/web/incident-card.tsx'
import { PromiseTable } from '#status/web/promise-table.tsx'
import { ServiceRow } from '#status/web/service-row.tsx'
import { stateSigns } from '#status/web/state-signs.ts'
import { isUnknown, momentWords, stateOfAll, titleOf } from '#status/web/status-words.ts'
import { Star } from '#web/art/star.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Trail } from '#web/ui/lists/trail.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/status-page'

export { loader } from './status-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { name, site } = loaderData
  return [
    { title: `وضعیت سرویس‌های ${name}` },
    { name: 'description', content: `جستجو، پرداخت، صدور، پیام‌ها و هتل ${name}: اکنون و در ۹۰ روز گذشته.` },
    { tagName: 'link', rel: 'canonical', href: `${site}/status` },
    { tagName: 'link', rel: 'alternate', type: 'application/json', href: `${site}/status.json` },
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: site + feedPath },
  ]
}

export default function StatusPage({ loaderData: { view } }: Route.ComponentProps) {
  const sign = stateSigns[stateOfAll(view)]
  return (
    <SiteLayout {...useVisitor()}>
      <div className="wrap status">
        <div>
          <Trail above={[{ to: '/faq', words: 'راهنما' }]} />
          <header className="status-head">
            <span className="status-sign" data-tone={sign.tone}>
              <Star />
              <Icon name={sign.icon} />
            </span>
            <div>
              <h1>{titleOf(view)}</h1>
              <p>به‌روز تا {momentWords(view.at)}؛ هر پنج دقیقه سنجیده می‌شود.</p>
            </div>
          </header>
        </div>
        {view.isLastKnown && (
          <Note tone="warn">
            پایگاه داده اکنون پاسخ نمی‌دهد. این آخرین وضعیتی است که می‌دانیم، از {momentWords(view.at)}.
          </Note>
        )}
        {view.open.map((incident) => (
          <IncidentCard key={incident.number} incident={incident} />
        ))}
        <Days services={view.services} />
        <div className="status-pair">
          <section aria-labelledby="status-promises">
            <h2 id="status-promises">قول‌ها، همان‌طور که هستند</h2>
            <PromiseTable promises={view.promises} />
          </section>
          <section aria-labelledby="status-past">
            <h2 id="status-past">رخدادهای گذشته</h2>
            {view.past.length === 0 && <p className="status-about">در ۹۰ روز گذشته رخدادی نوشته نشده است.</p>}
            {view.past.map((incident) => (
              <PastIncident key={incident.number} incident={incident} />
            ))}
          </section>
        </div>
        <section className="status-feed" aria-labelledby="status-feed">
          <div>
            <h2 id="status-feed">خبرِ رخدادها</h2>
            <p>هر رخداد و هر پیگیری آن، در خبرخوان شما.</p>
          </div>
          <a className="chip" href={feedPath}>
            خوراک رخدادها
          </a>
        </section>
      </div>
    </SiteLayout>
  )
}

function Days({ services }: Pick<StatusView, 'services'>) {
  const isMeasured = !services.every(isUnknown)
  return (
    <section aria-labelledby="status-days">
      <header className="status-days">
        <h2 id="status-days">۹۰ روز گذشته</h2>
        {isMeasured && <Legend />}
      </header>
      {!isMeasured && (
        <p className="status-about">
          هنوز چیزی سنجیده نشده است. هر پنج دقیقه می‌سنجیم و هر روزِ سنجیده یک ستون می‌شود.
        </p>
      )}
      <div className="card status-services">
        {services.map((service) => (
          <ServiceRow key={service.name} service={service} />
        ))}
      </div>
    </section>
  )
}

function Legend() {
  return (
    <p className="status-legend">
      {(['up', 'partly', 'down', 'unmeasured'] as const).map((state) => (
        <span key={state}>
          <i data-state={state} aria-hidden="true" /> {stateWords[state]}
        </span>
      ))}
    </p>
  )
}
