import { dateRange } from '#calendar/formatted.ts'
import { priceText } from '#money/display-unit.ts'
import { PayScreen } from '#orders/web/confirm/pay-screen.tsx'
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

interface Props extends Omit<ConfirmedOrder, 'isApproved' | 'priceChange'> {
  readonly tour: TourOrdered
  readonly penalties: Pick<TourDetail, 'penalties' | 'group' | 'rule' | 'isCalledOff'>
}

const words = {
  price: { what: 'این تور', kept: 'جای شما سر جایش است.' },
  pay: {
    title: 'خلاصهٔ تور',
    promise: 'اگر مبلغی کم شود و واچر صادر نشود، حداکثر تا ۷۲ ساعت برمی‌گردد.',
  },
  cancel: {
    ask: 'انصراف از این سفارش',
    says: 'جای شما همین حالا آزاد می‌شود و قیمت دیگر نگه داشته نمی‌شود.',
    action: 'آزاد کردن جا',
  },
} as const

export function TourPay({ tour, penalties, ...props }: Props) {
  const order = { ...props, isApproved: true, priceChange: null }
  const confirm = useConfirm({ ...order, reserve: agreedBefore })
  const { name } = useBrand()
  const price = { ...words.price, by: { airline: name, seller: name } }
  return (
    <PayScreen
      order={order}
      confirm={confirm}
      words={{ ...words, heading: `پرداخت ${tour.name}`, price }}
      onReadTerms={readTerms}
      summary={<TourBought tour={tour} />}
    >
      <TourPeople tour={tour} part="checkout-section" editTo={tourEditPath(tour.orderId)} />
      <TourOrderPenalties tour={tour} terms={penalties} />
    </PayScreen>
  )
}

function TourBought({ tour }: Pick<Props, 'tour'>) {
  return (
    <>
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
    </>
  )
}

/** The rules of giving back stand on this page. */
function readTerms() {
  document.getElementById('tour-order-penalties')?.scrollIntoView()
}
