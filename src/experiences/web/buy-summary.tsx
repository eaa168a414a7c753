import { whenSays } from '#experiences/slot-words.ts'
import type { ExperienceToBuy } from '#experiences/web/buy-page.server.ts'
import { RefundUntil } from '#experiences/web/refund-until.tsx'
import { TicketLines } from '#experiences/web/ticket-lines.tsx'
import { TotalLine } from '#orders/web/confirm/summary-lines.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { Note } from '#web/ui/states/note.tsx'

type Props = Pick<ExperienceToBuy, 'experience' | 'slot' | 'lines' | 'total'> & { readonly isBusy: boolean }

export function BuySummary({ experience, slot, lines, total, isBusy }: Props) {
  return (
    <aside className="checkout-summary" aria-label="خلاصهٔ گشت">
      <section className="card summary-card">
        <h2>خلاصهٔ گشت</h2>
        <p>
          <b lang={experience.locale} dir="auto">
            {experience.title}
          </b>
        </p>
        <p>{whenSays(slot)}</p>
        <TicketEdge />
        <TicketLines lines={lines} />
        <TotalLine words="جمع کل" total={total} />
        <Button
          type="submit"
          form="passengers"
          size="large"
          block
          busy={isBusy && 'در حال گرفتن جا…'}
          // keeps focus: a fault shown on blur would move the button from under the press
          onMouseDown={(event) => event.preventDefault()}
        >
          ادامه و پرداخت
        </Button>
        <p className="summary-foot">در قدم بعد، پیش از پرداخت همه چیز را یک‌بار مرور می‌کنید.</p>
      </section>
      <RefundUntil slot={slot} total={total} />
      {!experience.isInstant && <NotInstant />}
    </aside>
  )
}

export function NotInstant() {
  return (
    <Note tone="warn">
      برگزارکننده پس از پرداخت، خرید را تأیید می‌کند؛ اگر تا یک ربع تأیید نکند، همهٔ پول برمی‌گردد.
    </Note>
  )
}
