import './ticket-link-page.css'
import { boughtWords, productOf } from '#orders/bought-words.ts'
import { JourneyDays } from '#orders/web/journey-days.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/ticket-link-page'

export { loader } from './ticket-link-page.server.ts'

/** The address opens a ticket: it is told to no other site, kept by no cache and in no search. */
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

/** Where a link leads that a traveller sent on: the ticket or the voucher, for as long as the link is open. */
export default function TicketLinkPage({ loaderData: shared }: Route.ComponentProps) {
  const { name } = useBrand()
  const visitor = useVisitor()
  return (
    <SiteLayout {...visitor}>
      <title>{`${shared?.stay ? 'واچر هتل' : 'بلیت پرواز'}، ${name}`}</title>
      <div className="wrap ticket-link">{shared ? <Shared {...shared} /> : <Over />}</div>
    </SiteLayout>
  )
}

type SharedProps = NonNullable<Route.ComponentProps['loaderData']>

/** What is written on the paper stands on the paper alone. */
function Shared({ link, until, journeys, stay, number }: SharedProps) {
  const paper = boughtWords[productOf({ stay, visa: null })].paper
  return (
    <section className="card" aria-labelledby="ticket-link-title">
      <h1 id="ticket-link-title">{stay ? 'واچر هتل' : 'بلیت پرواز'}</h1>
      <JourneyDays journeys={journeys} stay={stay} />
      <div className="ticket-link-acts">
        {stay ? <VoucherActs link={link} /> : <TicketActs link={link} />}
      </div>
      <p>
        سفارش <bdi dir="ltr">{number}</bdi> · این پیوند تا {until} باز است. اگر بعد از آن هم {paper} را لازم
        دارید، همین حالا دانلودش کنید.
      </p>
    </section>
  )
}

/** Plain links: they work without a script. */
function TicketActs({ link }: { readonly link: string }) {
  const papers = '/api/flight-reservation/Tickets'
  return (
    <>
      <a className="button" data-kind="primary" href={`${papers}/SharedTicketHtml/${link}`}>
        <Icon name="ticket-duotone" />
        مشاهدهٔ بلیت
      </a>
      <a className="button" data-kind="line" href={`${papers}/SharedTicketPdf/${link}`} download>
        <Icon name="file-pdf-bold" />
        دانلود بلیت PDF
      </a>
    </>
  )
}

function VoucherActs({ link }: { readonly link: string }) {
  const address = `/api/flight-reservation/Vouchers/SharedHotelVoucherPdf/${link}`
  return (
    <a className="button" data-kind="primary" href={address} download>
      <Icon name="file-pdf-bold" />
      دانلود واچر PDF
    </a>
  )
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
