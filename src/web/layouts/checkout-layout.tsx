import './checkout-layout.css'
import './site-header.css'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { Link } from 'react-router'
import { SkipLink } from '#web/layouts/skip-link.tsx'
import { Wordmark } from '#web/layouts/wordmark.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Countdown } from '#web/ui/states/countdown.tsx'
import { Steps } from '#web/ui/states/steps.tsx'

/** The words of a purchase, which its product brings. */
export interface CheckoutWords {
  /** its four steps */
  readonly steps: readonly string[]
  /** before the clock: what is kept until then */
  readonly clock: string
}

type Props = {
  /** of what is bought */
  words: CheckoutWords
  /** 0 choosing … 3 issuing */
  step: number
  /** where the arrow leads back to: the same results, the same form */
  backTo: To
  /** until when what was chosen and its price are kept, ISO instant; `priceOnly` where only the price is */
  hold?: { until: string; totalSeconds: number; priceOnly?: boolean } | undefined
  /** called once, when the hold is over */
  onHoldEnd?: () => void
  children: ReactNode
}

/**
 * The purchase: no tab bar, no footer, four steps and the hold's clock. Children are
 * sections and an optional `<aside className="checkout-summary">` beside them on a desk.
 */
export function CheckoutLayout({ words: { steps, clock }, step, backTo, hold, onHoldEnd, children }: Props) {
  const words = hold?.priceOnly === true ? 'قیمت تا' : clock
  return (
    <>
      <SkipLink />
      <header className="checkout-header">
        <div className="wrap">
          <Wordmark />
          <Link className="icon-button icon-link" to={backTo} aria-label="بازگشت">
            <Icon name="arrow-right" size="medium" />
          </Link>
          <Steps names={steps} current={step} />
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
