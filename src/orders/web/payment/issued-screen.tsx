import '#orders/web/sharing/ticket-screen.css'
import type { ReactNode } from 'react'
import { OffersBeside } from '#orders/web/offers/offers-beside.tsx'
import type { PaymentView } from '#orders/web/payment/payment-page.tsx'
import { Shamseh } from '#web/art/shamseh.tsx'
import { Star } from '#web/art/star.tsx'
import { Icon } from '#web/ui/icon.tsx'

export interface IssuedScreenProps<Issued> {
  readonly shown: PaymentView
  readonly title: string
  readonly issued: Issued
}

interface Props extends Pick<IssuedScreenProps<unknown>, 'shown' | 'title'> {
  /** of what news are sent, and whether they were */
  readonly news?: readonly [what: string, sent: string]
  readonly children: ReactNode
}

export function IssuedScreen({ shown, title, news = ['صدور', 'شد'], children }: Props) {
  const [what, sent] = news
  return (
    <section className="ticket-screen" aria-labelledby="payment-title">
      <IssuedStar />
      <h1 id="payment-title">{title}</h1>
      <p>
        شمارهٔ سفارش{' '}
        <b>
          <bdi dir="ltr">{shown.orderNumber}</bdi>
        </b>{' '}
        &nbsp;· خبر {what} برایتان فرستاده {sent}؛ شمارهٔ تماس شما{' '}
        <bdi dir="ltr" className="ticket-phone">
          {shown.phone}
        </bdi>
        .
      </p>
      <IssuedTimes {...shown} />
      {children}
      <div className="issued-offers">
        <OffersBeside orderId={shown.orderId} offers={shown.offers} />
      </div>
    </section>
  )
}

function IssuedStar() {
  return (
    <span className="ticket-success" aria-hidden="true">
      <Shamseh />
      <Star />
      <Icon name="check-bold" size="large" />
    </span>
  )
}

function IssuedTimes({ times, words: { confirming, issuing } }: Pick<PaymentView, 'times' | 'words'>) {
  const steps = [
    { name: 'پرداخت', at: times.paid },
    // both are one step for some products
    ...(confirming === issuing ? [] : [{ name: confirming, at: times.issuing }]),
    { name: issuing, at: times.issued },
  ]
  return (
    <ol className="ticket-times">
      {steps.map(
        ({ name, at }) =>
          at && (
            <li key={name}>
              <Icon name="check-circle-fill" />
              {name} <bdi dir="ltr">{at}</bdi>
            </li>
          ),
      )}
    </ol>
  )
}
