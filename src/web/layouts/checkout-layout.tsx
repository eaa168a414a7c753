import './checkout-layout.css'
import './site-header.css'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { Link } from 'react-router'
import { SkipLink } from '#web/layouts/skip-link.tsx'
import { Wordmark } from '#web/layouts/wordmark.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { HoldCountdown } from '#web/ui/states/hold-countdown.tsx'
import { Steps } from '#web/ui/states/steps.tsx'

export interface CheckoutWords {
  /** its four steps */
  readonly steps: readonly string[]
  /** until it is paid: «قیمت و صندلی» */
  readonly held: string
}

type Props = {
  /** of what is bought */
  words: CheckoutWords
  /** 0 choosing … 3 issuing */
  step: number
  backTo: To
  /** until when seats and price are held, ISO instant; `priceOnly` if only the price is */
  hold?: { until: string; totalSeconds: number; priceOnly?: boolean } | undefined
  /** called once, when the hold is over */
  onHoldEnd?: () => void
  children: ReactNode
}

/** No tab bar, no footer, steps and countdown. Children are sections,
 * with an optional `<aside className="checkout-summary">`. */
export function CheckoutLayout({ words: { steps, held }, step, backTo, hold, onHoldEnd, children }: Props) {
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
          <div className="checkout-clock">
            {hold && <HoldCountdown until={hold.until} totalSeconds={hold.totalSeconds} />}
          </div>
        </div>
      </header>
      {hold && (
        <section className="checkout-clock-bar" aria-label="زمان نگه‌داری">
          <div className="wrap">
            <HoldCountdown
              until={hold.until}
              totalSeconds={hold.totalSeconds}
              held={hold.priceOnly === true ? 'قیمت' : held}
              onEnd={onHoldEnd}
              bar
            />
          </div>
        </section>
      )}
      <main id="content" tabIndex={-1} className="wrap checkout">
        {children}
      </main>
    </>
  )
}
