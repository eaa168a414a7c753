import { BaggageLine, PriceLines, TotalLine } from '#flights/web/confirm-lines.tsx'
import { TripSummary } from '#flights/web/confirm-trip.tsx'
import type { PassengersFormProps } from '#flights/web/passengers-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { TicketEdge } from '#web/ui/ticket-edge.tsx'

type Props = Pick<PassengersFormProps, 'trip' | 'prices' | 'total'> & { readonly isBusy: boolean }

/** The flight, its price and the way on. */
export function PassengersSummary({ trip, prices, total, isBusy }: Props) {
  return (
    <aside className="checkout-summary" aria-label="خلاصهٔ سفر">
      <section className="card summary-card">
        <h2>خلاصهٔ سفر</h2>
        <TripSummary trip={trip} />
        <TicketEdge />
        <PriceLines prices={prices} />
        <BaggageLine baggage={trip.groups[0]?.group.baggage} />
        <TotalLine words="جمع کل" total={total} />
        <Button type="submit" form="passengers" size="large" block busy={isBusy && 'در حال گرفتن صندلی…'}>
          ادامه و تأیید
        </Button>
        <p className="summary-foot">در قدم بعد، پیش از پرداخت همه چیز را یک‌بار مرور می‌کنید.</p>
      </section>
      <Note>نام‌ها باید دقیقاً مثل مدرک شناسایی باشد؛ پس از صدور، نام مسافر تغییر نمی‌کند.</Note>
    </aside>
  )
}
