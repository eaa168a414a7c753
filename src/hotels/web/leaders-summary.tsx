import type { LeadersFormProps } from '#hotels/web/leaders-form.tsx'
import { RoomLines, StaySummary } from '#hotels/web/stay-summary.tsx'
import { TotalLine } from '#orders/web/confirm/summary-lines.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { Note } from '#web/ui/states/note.tsx'

type Props = Pick<LeadersFormProps, 'stay' | 'rooms'> & { readonly isBusy: boolean }

export function LeadersSummary({ stay, rooms, isBusy }: Props) {
  return (
    <aside className="checkout-summary" aria-label="خلاصهٔ اقامت">
      <section className="card summary-card">
        <h2>خلاصهٔ اقامت</h2>
        <StaySummary {...stay} />
        <TicketEdge />
        <RoomLines rooms={rooms} />
        <TotalLine words="جمع کل" total={totalOf(rooms)} />
        <Button
          type="submit"
          form="passengers"
          size="large"
          block
          busy={isBusy && 'در حال گرفتن اتاق…'}
          // keeps focus: a fault shown on blur would move the button from under the press
          onMouseDown={(event) => event.preventDefault()}
        >
          ادامه و تأیید
        </Button>
        <p className="summary-foot">در قدم بعد، پیش از پرداخت همه چیز را یک‌بار مرور می‌کنید.</p>
      </section>
      <Note>
        {stay.hotel.isDomestic
          ? 'هتل سرپرست هر اتاق را با کارت ملی یا گذرنامه می‌پذیرد؛ نام همراهان را هنگام ورود می‌پرسد.'
          : 'نام لاتین سرپرست هر اتاق باید دقیقاً مثل گذرنامهٔ او باشد.'}
      </Note>
    </aside>
  )
}

export function totalOf(rooms: LeadersFormProps['rooms']): number {
  return rooms.reduce((sum, { total }) => sum + total, 0)
}
