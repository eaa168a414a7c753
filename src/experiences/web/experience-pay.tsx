import { useRef } from 'react'
import type { ExperienceOrdered } from '#experiences/responses.ts'
import { whenSays } from '#experiences/slot-words.ts'
import { unitName } from '#experiences/unit-words.ts'
import { NotInstant } from '#experiences/web/buy-summary.tsx'
import { ExperienceRefundSteps } from '#experiences/web/experience-refund-steps.tsx'
import { ExperienceTickets } from '#experiences/web/experience-tickets.tsx'
import { TicketLines } from '#experiences/web/ticket-lines.tsx'
import { ConfirmCancel } from '#orders/web/confirm/confirm-cancel.tsx'
import { ConfirmMoney } from '#orders/web/confirm/confirm-money.tsx'
import { ConfirmNews } from '#orders/web/confirm/confirm-news.tsx'
import { ConfirmPay } from '#orders/web/confirm/confirm-pay.tsx'
import { ConfirmWay } from '#orders/web/confirm/confirm-way.tsx'
import { type ConfirmedOrder, useConfirm } from '#orders/web/confirm/use-confirm.ts'
import { agreedBefore } from '#orders/web/payment/agreed-before.ts'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'

interface Props extends Omit<ConfirmedOrder, 'isApproved' | 'priceChange'> {
  readonly experience: ExperienceOrdered
}

const seller = 'برگزارکننده'
const priceWords = {
  what: 'این گشت',
  kept: 'جای شما سر جایش است.',
  by: { airline: seller, seller },
} as const
const payWords = {
  title: 'خلاصهٔ گشت',
  promise: 'اگر مبلغی کم شود و بلیت صادر نشود، حداکثر تا ۷۲ ساعت برمی‌گردد.',
} as const
const cancelWords = {
  ask: 'انصراف از این سفارش',
  says: 'جای شما همین حالا آزاد می‌شود و قیمت دیگر نگه داشته نمی‌شود.',
  action: 'آزاد کردن جا',
} as const

export function ExperiencePay({ experience, ...props }: Props) {
  const confirmed = { ...props, isApproved: true, priceChange: null }
  const { money, paying, change, dearer, ...way } = useConfirm({ ...confirmed, reserve: agreedBefore })
  const place = useRef<HTMLDivElement>(null)
  useDoneBefore(place)
  const lines = experience.units.map((unit) => ({ ...unit, name: unitName(unit) }))
  return (
    <>
      <div ref={place} className="confirm">
        <h1 className="only-spoken">پرداخت {experience.title}</h1>
        <ConfirmNews {...confirmed} paying={paying} change={change} words={priceWords} />
        <ExperienceTickets experience={experience} part="checkout-section" />
        <ExperienceRefundSteps experience={experience} />
        {!experience.isInstant && <NotInstant />}
        <ConfirmMoney {...money} />
        <ConfirmWay {...way} gateways={props.gateways} isAllFromWallet={money.shares.rest === 0} />
        <ConfirmCancel {...confirmed} words={cancelWords} />
      </div>
      <ConfirmPay
        {...payWords}
        shares={money.shares}
        terms={props.terms}
        dearer={dearer}
        isBusy={paying.isBusy}
        hasGateway={way.gatewayId !== undefined}
        onReadTerms={readTerms}
        onPay={way.pay}
        onPayTogether={way.payTogether}
      >
        <p>
          <b lang={experience.locale} dir="auto">
            {experience.title}
          </b>
        </p>
        <p>{whenSays(experience)}</p>
        <TicketEdge />
        <TicketLines lines={lines} />
      </ConfirmPay>
    </>
  )
}

/** The rules of giving back stand on this page. */
function readTerms() {
  document.getElementById('experience-refund')?.scrollIntoView()
}
