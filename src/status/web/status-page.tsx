import './status-page.css'
import { feedPath } from '#status/feed-path.ts'
import { stateWords } from '#status/state.ts'
import { IncidentCard } from '#status/web/incident-card.tsx'
import { PromiseTable } from '#status/web/promise-table.tsx'
import { ServiceRow } from '#status/web/service-row.tsx'
import { momentWords, titleOf } from '#status/web/status-words.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
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
  return (
    <SiteLayout {...useVisitor()}>
      <div className="wrap status">
        <header>
          <h1>{titleOf(view)}</h1>
          <p>به‌روز تا {momentWords(view.at)}؛ هر پنج دقیقه سنجیده می‌شود.</p>
        </header>
        {view.isLastKnown && (
          <Note tone="warn">
            پایگاه داده اکنون پاسخ نمی‌دهد. این آخرین وضعیتی است که می‌دانیم، از {momentWords(view.at)}.
          </Note>
        )}
        {view.open.map((incident) => (
          <IncidentCard key={incident.number} incident={incident} />
        ))}
        <section aria-labelledby="status-days">
          <h2 id="status-days">۹۰ روز گذشته</h2>
          <Legend />
          <div className="card status-services">
            {view.services.map((service) => (
              <ServiceRow key={service.name} service={service} />
            ))}
          </div>
        </section>
        <section aria-labelledby="status-promises">
          <h2 id="status-promises">قول‌هایی که داده‌ایم</h2>
          <p>آنچه در ۹۰ روز گذشته از سامانه خوانده شد، با دیرکردها.</p>
          <PromiseTable promises={view.promises} />
        </section>
        <section aria-labelledby="status-past">
          <h2 id="status-past">رخدادهای گذشته</h2>
          {view.past.length === 0 && <p>در ۹۰ روز گذشته رخدادی نوشته نشده است.</p>}
          {view.past.map((incident) => (
            <IncidentCard key={incident.number} incident={incident} />
          ))}
          <p className="status-feed">
            <a href={feedPath}>خوراک رخدادها</a> برای خبرخوان شما
          </p>
        </section>
      </div>
    </SiteLayout>
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
