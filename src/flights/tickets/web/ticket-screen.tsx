import { Fragment } from 'react'
import type { TicketOnScreen } from '#flights/tickets/web/tickets-on-screen.server.ts'
import { IssuedScreen, type IssuedScreenProps } from '#orders/web/payment/issued-screen.tsx'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { Ticket } from '#web/ui/flight/ticket.tsx'
import { Icon } from '#web/ui/icon.tsx'

export default function TicketScreen({
  shown,
  issued: tickets,
  title,
}: IssuedScreenProps<readonly TicketOnScreen[]>) {
  return (
    <IssuedScreen shown={shown} title={title}>
      {tickets.map(({ code, direction, ...ticket }) => (
        <Fragment key={ticket.pnr}>
          {direction && <h2>{direction}</h2>}
          <Ticket {...ticket} qr={<img src={code.address} alt={code.says} width="180" height="180" />} />
        </Fragment>
      ))}
      <Papers {...shown} isGone={tickets.every(({ isCancelled }) => isCancelled)} />
    </IssuedScreen>
  )
}

interface PapersProps {
  readonly orderId: string
  readonly orderPath: string
  /** all its flights are cancelled */
  readonly isGone: boolean
}

function Papers({ orderId, orderPath, isGone }: PapersProps) {
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
      {!isGone && (
        <a className="button" data-kind="line" href={`${papers}/FlightTicketIcs/${orderId}`} download>
          <Icon name="calendar-plus-bold" />
          افزودن به تقویم
        </a>
      )}
      <Button kind="line" icon="printer-bold" onClick={() => print(page)}>
        چاپ
      </Button>
      <LinkButton to={orderPath} kind="ghost">
        جزئیات سفارش
      </LinkButton>
    </div>
  )
}

function print(address: string) {
  const page = window.open(address, '_blank')
  page?.addEventListener('load', () => page.print())
}
