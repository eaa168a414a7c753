import { Outlet, useRevalidator } from 'react-router'
import { HotelMessages } from '#hotels/web/hotel-messages.tsx'
import type { HotelOrderView } from '#hotels/web/hotel-order-page.server.ts'
import { HotelOrderRooms } from '#hotels/web/hotel-order-rooms.tsx'
import { HotelOrderStay } from '#hotels/web/hotel-order-stay.tsx'
import { HotelWay } from '#hotels/web/hotel-way.tsx'
import { OrderVoucher } from '#hotels/web/order-voucher.tsx'
import { StayReview } from '#hotels/web/stay-review.tsx'
import { isEnded } from '#orders/life.ts'
import { OrderMoney } from '#orders/web/order/order-money.tsx'
import { OrderStatus } from '#orders/web/order/order-status.tsx'
import { OrderTimeline } from '#orders/web/order/order-timeline.tsx'
import { useLiveOrder } from '#orders/web/order/use-live-order.ts'

export function HotelOrderBody({ order }: { readonly order: HotelOrderView }) {
  const { revalidate } = useRevalidator()
  useLiveOrder(order.orderId, !isEnded(order.status), (status) => {
    if (status !== order.status) void revalidate()
  })
  return (
    <>
      <OrderStatus order={order} papers={<OrderVoucher {...order} />} />
      <HotelOrderStay order={order} />
      <HotelWay hotel={order.hotel} way={order.way} />
      <HotelMessages {...order} />
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
