import type { DetailWritten } from '#orders/web/order-written.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The ticket as a page and as a PDF. Plain links: they work without a script, and in a new tab. */
export function OrderPapers({ order }: { readonly order: Pick<DetailWritten, 'orderId' | 'people'> }) {
  const papers = '/api/flight-reservation/Tickets'
  return (
    <section className="card order-part order-papers" aria-labelledby="order-papers">
      <div>
        <h2 id="order-papers">بلیت شما صادر شد</h2>
        <p className="order-soft">
          بلیت همهٔ مسافران در یک برگه است. در فرودگاه مدرک شناسایی همراه داشته باشید.
        </p>
      </div>
      <div className="order-acts">
        <a
          className="button"
          data-kind="primary"
          href={`${papers}/FlightTicketHtml/${order.orderId}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="ticket-duotone" />
          مشاهدهٔ بلیت
        </a>
        <a className="button" data-kind="line" href={`${papers}/FlightTicketPdf/${order.orderId}`} download>
          <Icon name="download-simple-bold" />
          دانلود بلیت
        </a>
        <a className="button" data-kind="line" href={`${papers}/FlightTicketIcs/${order.orderId}`} download>
          <Icon name="calendar-plus-bold" />
          افزودن به تقویم
        </a>
      </div>
    </section>
  )
}
