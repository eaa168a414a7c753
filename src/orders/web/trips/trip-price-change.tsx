import { clocks } from '#calendar/clocks.ts'
import { changeText, priceText, priceWords } from '#money/display-unit.ts'
import { useLeaving } from '#orders/web/trips/trip-leave.tsx'
import type { TripView } from '#orders/web/trips/trip-page.server.ts'
import { useAgreement } from '#orders/web/trips/use-agreement.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { OldPrice, Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Countdown } from '#web/ui/states/countdown.tsx'

export interface DearerTrip extends Pick<TripView, 'tripId' | 'changes'> {
  readonly until: string
}

/** Parts became dearer between their hold and the payment: both prices of each, and one yes or no for the trip. */
export function TripPriceChange({ tripId, changes, until }: DearerTrip) {
  const dearer = changes.filter(({ isAgreed }) => !isAgreed)
  const more = dearer.reduce((sum, { difference }) => sum + difference, 0)
  const agreement = useAgreement(tripId, dearer)
  const leaving = useLeaving(tripId, () => undefined)
  return (
    <section className="price-change" role="alert" aria-labelledby="price-change-title">
      <div className="price-change-head">
        <span className="price-change-sign">
          <Icon name="arrows-clockwise-bold" />
        </span>
        <div>
          <h2 id="price-change-title">قیمت سفر تغییر کرد</h2>
          <p>
            <b>{priceWords(more)} گران‌تر شده است.</b> همهٔ بخش‌ها سر جایشان است و تا پیش از تأیید شما چیزی
            پرداخت نمی‌شود.
          </p>
        </div>
        <Countdown until={until} totalSeconds={clocks.hold} words="مهلت تصمیم" />
      </div>
      {dearer.map((change) => (
        <Changed key={change.orderId} change={change} />
      ))}
      <RefusalNote says={agreement.declined ?? leaving.declined} />
      <div className="confirm-choices">
        <Button
          busy={agreement.isBusy && 'در حال ثبت…'}
          disabled={leaving.isBusy}
          onClick={() => void agreement.agree()}
        >
          {dearer.length > 1 ? 'قیمت‌های جدید را می‌پذیرم' : 'قیمت جدید را می‌پذیرم'}
        </Button>
        <Button
          kind="line"
          busy={leaving.isBusy && 'در حال لغو…'}
          disabled={agreement.isBusy}
          onClick={() => void leaving.leave()}
        >
          انصراف از همه
        </Button>
      </div>
    </section>
  )
}

function Changed({ change }: { readonly change: TripView['changes'][number] }) {
  const { name, old, becomes, difference } = change
  return (
    <>
      <h3 className="price-change-part">{name}</h3>
      <dl className="price-change-prices">
        <div>
          <dt>قیمت قبلی</dt>
          <dd>
            <OldPrice amount={priceText(old)} />
          </dd>
        </div>
        <div>
          <dt>قیمت جدید</dt>
          <dd>
            <Price amount={priceText(becomes)} />
          </dd>
        </div>
        <div>
          <dt>اختلاف</dt>
          <dd>
            <Price amount={changeText(difference)} tone="increase" />
          </dd>
        </div>
      </dl>
    </>
  )
}
