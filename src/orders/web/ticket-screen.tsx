import { Fragment } from 'react'
import { IssuedScreen } from '#orders/web/issued-screen.tsx'
import { orderPath } from '#orders/web/paths.ts'
import type { PaymentShown } from '#orders/web/payment-page.tsx'
import type { TicketShown } from '#orders/web/payment-ticket.server.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Ticket } from '#web/ui/ticket.tsx'

interface Props {
  readonly shown: PaymentShown
  /** one a direction */
  readonly tickets: readonly TicketShown[]
  readonly title: string
}

/** The end of the purchase: the ticket, and its papers. */
export function TicketScreen({ shown, tickets, title }: Props) {
  return (
    <IssuedScreen shown={shown} title={title}>
      {tickets.map(({ code, direction, ...ticket }) => (
        <Fragment key={ticket.pnr}>
          {direction && <h2>{direction}</h2>}
          <Ticket {...ticket} qr={<img src={code.address} alt={code.says} width="180" height="180" />} />
        </Fragment>
      ))}
      <Papers orderId={shown.orderId} />
    </IssuedScreen>
  )
}

/** Plain links: they work without a script and in a new tab. */
function Papers({ orderId }: { readonly orderId: string }) {
  const papers = '/api/flight-reservation/Tickets'
  const page = `${papers}/FlightTicketHtml/${orderId}`
  return (
    <div className="ticket-papers">
      <a className="button" data-kind="primary" href={`${papers}/FlightTicketPdf/${orderId}`} download>
        <Icon name="file-pdf-bold" />
        دانلود بلیت PDF
      </a>
      <a className="button" data-kind="line" href={page} target="_blank" rel="noreferrer">
        <Icon name="ticket-duotone" />
        مشاهدهٔ بلیت
      </a>
      <a className="button" data-kind="line" href={`${papers}/FlightTicketIcs/${orderId}`} download>
        <Icon name="calendar-plus-bold" />
        افزودن به تقویم
      </a>
      <Button kind="line" icon="printer-bold" onClick={() => print(page)}>
        چاپ
      </Button>
      <LinkButton to={orderPath(orderId)} kind="ghost">
        جزئیات سفارش
      </LinkButton>
    </div>
  )
}

/** Prints the ticket's own page, which is made for A4. */
function print(address: string) {
  const page = window.open(address, '_blank')
  page?.addEventListener('load', () => page.print())
}
