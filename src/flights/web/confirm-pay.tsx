import { useRef, useState } from 'react'
import type { ConfirmProps } from '#flights/web/confirm.tsx'
import { BaggageLine, PriceLines, TotalLine } from '#flights/web/confirm-lines.tsx'
import { TripSummary } from '#flights/web/confirm-trip.tsx'
import { toman } from '#flights/web/toman.ts'
import { rial } from '#money/rial.ts'
import { inRial } from '#money/shown.ts'
import { Button } from '#web/ui/button.tsx'
import { TicketEdge } from '#web/ui/ticket-edge.tsx'

interface Props extends Pick<ConfirmProps, 'order' | 'trip' | 'prices'> {
  readonly isBusy: boolean
  readonly hasGateway: boolean
  readonly onReadTerms: () => void
  readonly onPay: () => void
}

/** What it costs, what is agreed to, and the button. On a phone the button stays at the bottom of the screen. */
export function ConfirmPay({ order, trip, prices, isBusy, hasGateway, onReadTerms, onPay }: Props) {
  const terms = useTerms()
  return (
    <aside className="checkout-summary" aria-label="خلاصهٔ سفر و پرداخت">
      <section className="card summary-card">
        <h2>خلاصهٔ سفر</h2>
        <TripSummary trip={trip} />
        <TicketEdge />
        <PriceLines prices={prices} />
        <BaggageLine baggage={trip.groups[0]?.group.baggage} />
        <TotalLine words="مبلغ قابل پرداخت" total={order.total} />
        <p className="summary-rial">
          <span>معادل به ریال</span>
          <span>
            <bdi dir="ltr">{inRial(rial(order.total))}</bdi> ریال
          </span>
        </p>
        <TermsCheck {...terms} onRead={onReadTerms} />
        <div className="confirm-bar">
          <Button
            kind="commit"
            size="large"
            block
            icon="shield-check-fill"
            busy={isBusy && 'در حال رفتن به درگاه…'}
            disabled={!hasGateway}
            onClick={() => terms.isAgreed() && onPay()}
          >
            {hasGateway ? `پرداخت ${toman(order.total)} تومان` : 'درگاه فعالی نیست'}
          </Button>
        </div>
        <p className="summary-foot">اگر مبلغی کم شود و بلیت صادر نشود، حداکثر تا ۷۲ ساعت برمی‌گردد.</p>
      </section>
    </aside>
  )
}

/** Agreement is asked for at the button, where it matters. */
function useTerms() {
  const ref = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  function isAgreed(): boolean {
    const agreed = ref.current?.checked === true
    setMissing(!agreed)
    if (!agreed) ref.current?.focus()
    return agreed
  }
  return { ref, isMissing, isAgreed, forgive: () => setMissing(false) }
}

type TermsProps = Omit<ReturnType<typeof useTerms>, 'isAgreed'> & { readonly onRead: () => void }

function TermsCheck({ ref, isMissing, forgive, onRead }: TermsProps) {
  return (
    <div className="confirm-terms">
      <div>
        <input
          ref={ref}
          id="terms"
          type="checkbox"
          className="check"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'terms-fault' : undefined}
          onChange={forgive}
        />
        <p>
          <label htmlFor="terms">خوانده‌ام و می‌پذیرم: </label>
          <button type="button" aria-haspopup="dialog" onClick={onRead}>
            قوانین خرید و شرایط استرداد
          </button>
        </p>
      </div>
      {isMissing && (
        <p id="terms-fault" className="field-words" data-tone="bad" role="alert">
          پیش از پرداخت، قوانین خرید و شرایط استرداد را بپذیرید.
        </p>
      )}
    </div>
  )
}
