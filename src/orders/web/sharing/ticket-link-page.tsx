import './ticket-link-page.css'
import { JourneyDays } from '#orders/web/trips/journey-days.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/ticket-link-page'

export { loader } from './ticket-link-page.server.ts'

/** The address is a secret: no referrer, no cache, no indexing. */
export function headers() {
  return {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  }
}

export function meta() {
  return [{ name: 'robots', content: 'noindex, nofollow' }]
}

export default function TicketLinkPage({ loaderData: shared }: Route.ComponentProps) {
  const { name } = useBrand()
  const visitor = useVisitor()
  return (
    <SiteLayout {...visitor}>
      <title>{`${shared?.title ?? 'بلیت پرواز'}، ${name}`}</title>
      <div className="wrap ticket-link">{shared ? <Shared {...shared} /> : <Over />}</div>
    </SiteLayout>
  )
}

type SharedProps = NonNullable<Route.ComponentProps['loaderData']>

function Shared({ papers, until, journeys, stay, service, number, title, paper }: SharedProps) {
  return (
    <section className="card" aria-labelledby="ticket-link-title">
      <h1 id="ticket-link-title">{title}</h1>
      <JourneyDays journeys={journeys} stay={stay} service={service} />
      <div className="ticket-link-acts">
        <Papers papers={papers} />
      </div>
      <p>
        سفارش <bdi dir="ltr">{number}</bdi>&nbsp;· این پیوند تا {until} باز است. اگر بعد از آن هم {paper} را
        لازم دارید، همین حالا دانلودش کنید.
      </p>
    </section>
  )
}

/** Plain links: work without script. */
function Papers({ papers }: Pick<SharedProps, 'papers'>) {
  return papers.map(({ words, address, isFile }, place) => (
    <a
      key={address}
      className="button"
      data-kind={place === 0 ? 'primary' : 'line'}
      href={address}
      {...(isFile && { download: true })}
    >
      <Icon name={isFile ? 'file-pdf-bold' : 'ticket-duotone'} />
      {words}
    </a>
  ))
}

function Over() {
  return (
    <EmptyState
      level="h1"
      title="این پیوند دیگر باز نمی‌شود"
      actions={
        <>
          <LinkButton to="/profile/my-travels">سفرهای من</LinkButton>
          <LinkButton kind="line" to="/track">
            پیگیری سفارش
          </LinkButton>
        </>
      }
    >
      مهلت آن تمام شده یا فرستنده‌اش آن را بسته است. از فرستنده پیوند تازه‌ای بخواهید؛ اگر بلیت یا واچر از
      خودتان است، آن را در سفرهای من می‌بینید.
    </EmptyState>
  )
}
