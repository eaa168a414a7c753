import './ticket-screen.css'
import { boughtWords } from '#orders/bought-words.ts'
import type { PaymentShown } from '#orders/web/payment-page.tsx'
import { Shamseh } from '#web/art/shamseh.tsx'
import { Star } from '#web/art/star.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The star in its shamseh, drawn once. */
export function IssuedStar() {
  return (
    <span className="ticket-success" aria-hidden="true">
      <Shamseh />
      <Star />
      <Icon name="check-bold" size="large" />
    </span>
  )
}

/** When it was paid, confirmed and issued. */
export function IssuedTimes({ times, product }: Pick<PaymentShown, 'times' | 'product'>) {
  const { seller, paper } = boughtWords[product]
  const isVisa = product === 'visa'
  const steps = [
    { name: 'پرداخت', at: times.paid },
    ...(isVisa ? [] : [{ name: `ثبت نزد ${seller}`, at: times.issuing }]),
    { name: isVisa ? 'ثبت درخواست' : `صدور ${paper}`, at: times.issued },
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
