import type { FareRules } from '#flights/answered.ts'
import { PenaltyClock } from '#web/ui/penalty-clock.tsx'

/** What giving this very ticket back would cost, hour by hour, before anything is paid. */
export function ConfirmPenalties({ rules }: { readonly rules: FareRules }) {
  return (
    <section className="card checkout-section" aria-labelledby="penalties-title">
      <h2 id="penalties-title">جریمهٔ استرداد</h2>
      <p className="confirm-sub">برای همهٔ مسافران این سفارش، به تومان.</p>
      <PenaltyClock steps={rules.steps} />
    </section>
  )
}
