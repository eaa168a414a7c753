import { useRef } from 'react'
import { dateRange } from '#calendar/formatted.ts'
import { priceText } from '#money/display-unit.ts'
import { ConfirmCancel } from '#orders/web/confirm/confirm-cancel.tsx'
import { ConfirmMoney } from '#orders/web/confirm/confirm-money.tsx'
import { ConfirmNews } from '#orders/web/confirm/confirm-news.tsx'
import { ConfirmPay } from '#orders/web/confirm/confirm-pay.tsx'
import { ConfirmWay } from '#orders/web/confirm/confirm-way.tsx'
import { SummaryLine } from '#orders/web/confirm/summary-lines.tsx'
import { type ConfirmedOrder, useConfirm } from '#orders/web/confirm/use-confirm.ts'
import { agreedBefore } from '#orders/web/payment/agreed-before.ts'
import { partNames, priceParts } from '#tours/price-parts.ts'
import type { TourDetail, TourOrdered } from '#tours/responses.ts'
import { tourEditPath } from '#tours/web/order-paths.ts'
import { TourOrderPenalties } from '#tours/web/tour-order-penalties.tsx'
import { TourPeople } from '#tours/web/tour-people.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'

interface Props extends Omit<ConfirmedOrder, 'isApproved' | 'priceChange'> {
  readonly tour: TourOrdered
  readonly penalties: Pick<TourDetail, 'penalties' | 'group' | 'rule' | 'isCalledOff'>
}

const priceWords = { what: 'این تور', kept: 'جای شما سر جایش است.' } as const
const payWords = {
  title: 'خلاصهٔ تور',
  promise: 'اگر مبلغی کم شود و واچر صادر نشود، حداکثر تا ۷۲ ساعت برمی‌گردد.',
} as const
const cancelWords = {
  ask: 'انصراف از این سفارش',
  says: 'جای شما همین حالا آزاد می‌شود و قیمت دیگر نگه داشته نمی‌شود.',
  action: 'آزاد کردن جا',
} as const

export function TourPay({ tour, penalties, ...props }: Props) {
  const confirmed = { ...props, isApproved: true, priceChange: null }
  const { money, paying, change, dearer, ...way } = useConfirm({ ...confirmed, reserve: agreedBefore })
  const place = useRef<HTMLDivElement>(null)
  useDoneBefore(place)
  const { name } = useBrand()
  return (
    <>
      <div ref={place} className="confirm">
        <h1 className="only-spoken">پرداخت {tour.name}</h1>
        <ConfirmNews
          {...confirmed}
          paying={paying}
          change={change}
          words={{ ...priceWords, by: { airline: name, seller: name } }}
        />
        <TourPeople tour={tour} part="checkout-section" editTo={tourEditPath(tour.orderId)} />
        <TourOrderPenalties tour={tour} terms={penalties} />
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
          <b>{tour.name}</b>
        </p>
        <p>{dateRange(Temporal.PlainDate.from(tour.leavesOn), Temporal.PlainDate.from(tour.returnsOn))}</p>
        <p>{tour.hotelName}، با صبحانه</p>
        <TicketEdge />
        {priceParts.map((part) => (
          <SummaryLine key={part} words={partNames[part]}>
            <bdi dir="ltr">{priceText(tour.parts[part])}</bdi>
          </SummaryLine>
        ))}
      </ConfirmPay>
    </>
  )
}

/** The rules of giving back stand on this page. */
function readTerms() {
  document.getElementById('tour-order-penalties')?.scrollIntoView()
}
