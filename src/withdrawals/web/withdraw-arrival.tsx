import { persianDigits } from '#money/digits.ts'
import { formattedMoment } from '#web/ui/flight/penalty-moments.ts'
import { minutesToCancel } from '#withdrawals/limits.ts'

/** Instants as text. */
export interface Arrival {
  readonly sendAt: string
  readonly dueAt: string
}

/** What is done when, were it asked for now. */
export function WithdrawArrival({ arrival: { dueAt } }: { readonly arrival: Arrival }) {
  return (
    <p className="withdraw-words">
      اگر اکنون ثبت کنید، حداکثر تا <b>{formattedMoment(dueAt)}</b> به حسابتان می‌نشیند؛ بانک‌ها در ساعت‌های پایا
      و کمتر در روزهای تعطیل واریز می‌کنند. تا {persianDigits(minutesToCancel)} دقیقه پس از ثبت می‌توانید لغو
      کنید. کارمزدی از شما کم نمی‌شود.
    </p>
  )
}
