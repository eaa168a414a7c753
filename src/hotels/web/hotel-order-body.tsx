import { Outlet, useRevalidator } from 'react-router'
import { HotelOrderRooms } from '#hotels/web/hotel-order-rooms.tsx'
import { HotelOrderStay } from '#hotels/web/hotel-order-stay.tsx'
import type { HotelOrderTexts } from '#hotels/web/hotel-order-texts.ts'
import { OrderVoucher } from '#hotels/web/order-voucher.tsx'
import { StayReview, type StayReviewProps } from '#hotels/web/stay-review.tsx'
import { isEnded } from '#orders/life.ts'
import { OrderMoney } from '#orders/web/order/order-money.tsx'
import { OrderStatus } from '#orders/web/order/order-status.tsx'
import { OrderTimeline } from '#orders/web/order/order-timeline.tsx'
import { useLiveOrder } from '#orders/web/order/use-live-order.ts'

type Props = HotelOrderTexts & { readonly review: StayReviewProps['state'] }

export function HotelOrderBody({ order }: { readonly order: Props }) {
  const { revalidate } = useRevalidator()
  useLiveOrder(order.orderId, !isEnded(order.status), (status) => {
    if (status !== order.status) void revalidate()
  })
  return (
    <>
      <OrderStatus order={order} papers={<OrderVoucher {...order} />} />
      <HotelOrderStay order={order} />
      <StayReview orderId={order.orderId} state={order.review} />
      <HotelOrderRooms order={order} />
      <Outlet />
      <div className="order-pair">
        <OrderMoney
          orderId={order.orderId}
          amount={order.amount}
          money={order.money}
          terms={order.terms}
          foreign={order.foreign}
          fell={order.fell}
        />
        <OrderTimeline story={order.story} />
      </div>
    </>
  )
}
