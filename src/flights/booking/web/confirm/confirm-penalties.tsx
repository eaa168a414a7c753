import type { OrderedLeg } from '#flights/booking/order-response.ts'
import { bagRefundRule } from '#flights/facts/bag-tariffs.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { directionWords } from '#orders/direction-words.ts'
import { PenaltyClock } from '#web/ui/flight/penalty-clock.tsx'

interface Props {
  /** discount included */
  readonly legs: readonly OrderedLeg[]
  readonly ofWhich: string
}

const protectionCounted = 'محافظت استرداد و بهای آن در همین مبلغ‌ها حساب شده است.'

export function ConfirmPenalties({ legs, ofWhich }: Props) {
  return (
    <section className="card checkout-section" data-logged="" aria-labelledby="penalties-title">
      <h2 id="penalties-title">جریمهٔ استرداد</h2>
      <p className="confirm-sub">
        برای همهٔ مسافران این سفارش، به {moneyUnit()}.{ofWhich !== '' && ` ${ofWhich}`}
        {legs.length > 1 && ' هر مسیر را می‌توانید جدا پس بدهید.'}
        {legs.some(({ bags }) => bags.length > 0) && ` ${bagRefundRule.says}`}
        {legs.some(({ protections = [] }) => protections.length > 0) && ` ${protectionCounted}`}
      </p>
      {legs.map(({ leg, fareRules }) => (
        <div key={leg} className="confirm-leg">
          {legs.length > 1 && (
            <h3>
              {directionWords(legs, leg)} <small>به وقت {fareRules.cityName}</small>
            </h3>
          )}
          <PenaltyClock steps={fareRules.steps} zone={fareRules.timeZone} cityName={fareRules.cityName} />
        </div>
      ))}
    </section>
  )
}
