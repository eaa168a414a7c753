import './checkout-layout.css'
import './site-header.css'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { Link } from 'react-router'
import { SkipLink } from '#web/layouts/skip-link.tsx'
import { Wordmark } from '#web/layouts/wordmark.tsx'
import { Countdown } from '#web/ui/countdown.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Steps } from '#web/ui/steps.tsx'

export const checkoutSteps = {
  flight: ['انتخاب پرواز', 'مشخصات مسافران', 'تأیید و پرداخت', 'صدور بلیت'],
  hotel: ['انتخاب اتاق', 'سرپرست اتاق‌ها', 'تأیید و پرداخت', 'صدور واچر'],
  visa: ['انتخاب ویزا', 'متقاضی‌ها و مدارک', 'پرداخت', 'پیگیری پرونده'],
} as const

const kept = { flight: 'قیمت و صندلی تا', hotel: 'قیمت و اتاق تا', visa: 'قیمت تا' } as const

type Props = {
  /** what is bought */
  product?: keyof typeof checkoutSteps
  /** 0 choosing … 3 issuing */
  step: number
  /** where the arrow leads back to: the same results, the same form */
  backTo: To
  /** until when price and seats or rooms are kept, ISO instant; `priceOnly` where nobody keeps the room */
  hold?: { until: string; totalSeconds: number; priceOnly?: boolean } | undefined
  /** called once, when the hold is over */
  onHoldEnd?: () => void
  children: ReactNode
}

/**
 * The purchase: no tab bar, no footer, four steps and the hold's clock. Children are
 * sections and an optional `<aside className="checkout-summary">` beside them on a desk.
 */
export function CheckoutLayout({ product = 'flight', step, backTo, hold, onHoldEnd, children }: Props) {
  const words = hold?.priceOnly === true ? kept.visa : kept[product]
  return (
    <>
      <SkipLink />
      <header className="checkout-header">
        <div className="wrap">
          <Wordmark />
          <Link className="icon-button icon-link" to={backTo} aria-label="بازگشت">
            <Icon name="arrow-right" size="medium" />
          </Link>
          <Steps names={checkoutSteps[product]} current={step} />
          <div className="checkout-clock">{hold && <Countdown {...hold} words={words} />}</div>
        </div>
      </header>
      {hold && (
        <section className="checkout-clock-bar" aria-label="زمان نگه‌داری">
          <div className="wrap">
            <Countdown {...hold} words={words} after="برای شما نگه داشته شده" onEnd={onHoldEnd} bar />
          </div>
        </section>
      )}
      <main id="content" tabIndex={-1} className="wrap checkout">
        {children}
      </main>
    </>
  )
}
