import { useRef } from 'react'
import { BagLines } from '#flights/later-bags/web/bag-lines.tsx'
import type { BagTexts } from '#flights/later-bags/web/bag-texts.ts'
import { ConfirmCancel } from '#orders/web/confirm/confirm-cancel.tsx'
import { ConfirmMoney } from '#orders/web/confirm/confirm-money.tsx'
import { ConfirmNews } from '#orders/web/confirm/confirm-news.tsx'
import { ConfirmPay } from '#orders/web/confirm/confirm-pay.tsx'
import { ConfirmWay } from '#orders/web/confirm/confirm-way.tsx'
import { type ConfirmedOrder, useConfirm } from '#orders/web/confirm/use-confirm.ts'
import { agreedBefore } from '#orders/web/payment/agreed-before.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'

interface Props extends Omit<ConfirmedOrder, 'isApproved' | 'priceChange' | 'searchAgain'> {
  readonly texts: BagTexts
  readonly chooseAgain: string
}

const priceWords = { what: 'این بار', kept: 'قیمت شما سر جایش است.' } as const
const payWords = {
  title: 'خلاصهٔ بار',
  promise: 'اگر مبلغی کم شود و بار ثبت نشود، خودبه‌خود برمی‌گردد. بلیت در هر حال سر جایش است.',
} as const

const cancelWords = {
  ask: 'انصراف از این بار',
  says: 'این سفارش همین حالا کنار گذاشته می‌شود. بلیت شما سر جایش است.',
  action: 'کنار گذاشتن سفارش',
} as const

export function BagPay({ texts, chooseAgain, ...props }: Props) {
  const { gateways } = props
  const confirmed = { ...props, isApproved: true, priceChange: null, searchAgain: chooseAgain }
  const { money, paying, change, dearer, ...way } = useConfirm({ ...confirmed, reserve: agreedBefore })
  const place = useRef<HTMLDivElement>(null)
  useDoneBefore(place)
  const by = { airline: texts.seller, seller: useBrand().name }
  return (
    <>
      <div ref={place} className="confirm">
        <h1 className="only-spoken">پرداخت بار اضافه</h1>
        <ConfirmNews {...confirmed} paying={paying} change={change} words={{ ...priceWords, by }} />
        <section className="card checkout-section" data-logged="" aria-labelledby="bags-title">
          <h2 id="bags-title">بار اضافهٔ پرواز {texts.route}</h2>
          <p>
            {texts.when}، پرواز <span className="code">{texts.flightNumber}</span>
          </p>
          <BagLines {...texts} />
          <div id="bag-refund">
            <Note>{texts.refundSays}</Note>
          </div>
        </section>
        <ConfirmMoney {...money} />
        <ConfirmWay {...way} gateways={gateways} isAllFromWallet={money.shares.rest === 0} />
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
        <p>{texts.route}</p>
        <p>{texts.when}</p>
        <TicketEdge />
        <BagLines {...texts} />
      </ConfirmPay>
    </>
  )
}

/** The rule of giving back stands on this page. */
function readTerms() {
  document.getElementById('bag-refund')?.scrollIntoView()
}
