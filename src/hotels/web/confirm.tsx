import { lazy, Suspense, useRef, useState } from 'react'
import type { OrderedRoom } from '#hotels/responses.ts'
import { roomsWithDiscount } from '#hotels/rooms-paid.ts'
import type { StayWishes } from '#hotels/stay-wishes.ts'
import { reserve } from '#hotels/web/confirm-actions.ts'
import { ConfirmCancellation } from '#hotels/web/confirm-cancellation.tsx'
import { ConfirmRooms } from '#hotels/web/confirm-rooms.tsx'
import { heldWords } from '#hotels/web/held-words.ts'
import { RoomLines, type StayBought, StaySummary } from '#hotels/web/stay-summary.tsx'
import type { ForeignWords } from '#orders/foreign-words.ts'
import { ConfirmCancel } from '#orders/web/confirm/confirm-cancel.tsx'
import { ConfirmMoney } from '#orders/web/confirm/confirm-money.tsx'
import { ConfirmNews } from '#orders/web/confirm/confirm-news.tsx'
import { ConfirmPay } from '#orders/web/confirm/confirm-pay.tsx'
import { ofWhichPrice } from '#orders/web/confirm/confirm-shares.ts'
import { ConfirmWay } from '#orders/web/confirm/confirm-way.tsx'
import { ForeignLines } from '#orders/web/confirm/foreign-lines.tsx'
import { type ConfirmedOrder, useConfirm } from '#orders/web/confirm/use-confirm.ts'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'

const ConfirmTerms = lazy(() => import('#hotels/web/confirm-terms.tsx'))

interface Props extends ConfirmedOrder {
  readonly stay: StayBought
  readonly rooms: readonly OrderedRoom[]
  readonly wishes: StayWishes | null
  readonly foreign: readonly ForeignWords[]
}

const priceWords = {
  what: 'این اتاق‌ها',
  by: { airline: 'هتل', seller: 'فروشنده' },
} as const
const payWords = {
  title: 'خلاصهٔ اقامت',
  promise: 'اگر مبلغی کم شود و واچر صادر نشود، حداکثر تا ۷۲ ساعت برمی‌گردد.',
} as const

export function Confirm(props: Props) {
  const { order, gateways, stay } = props
  const { timeZone, cityName, soldBy } = stay.hotel
  const held = heldWords(soldBy)
  const { money, paying, change, dearer, ...way } = useConfirm({ ...props, reserve })
  const rooms = roomsWithDiscount(props.rooms, money.shares.discount)
  const [readsTerms, setReadsTerms] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useDoneBefore(place)
  return (
    <>
      <div ref={place} className="confirm">
        <h1 className="only-spoken">تأیید و پرداخت</h1>
        <ConfirmNews
          {...props}
          paying={paying}
          change={change}
          words={{ ...priceWords, kept: held.dearer }}
        />
        <ConfirmRooms rooms={rooms} {...order} wishes={props.wishes} />
        <ConfirmCancellation
          {...{ rooms, timeZone, cityName }}
          ofWhich={ofWhichPrice(money.shares, dearer !== undefined)}
        />
        <ConfirmMoney {...money} />
        <ConfirmWay {...way} gateways={gateways} isAllFromWallet={money.shares.rest === 0} />
        <ConfirmCancel {...props} words={held.cancel(rooms.length)} />
      </div>
      <ConfirmPay
        {...payWords}
        shares={money.shares}
        terms={props.terms}
        dearer={dearer}
        isBusy={paying.isBusy}
        hasGateway={way.gatewayId !== undefined}
        onReadTerms={() => setReadsTerms(true)}
        onPay={way.pay}
        onPayTogether={way.payTogether}
      >
        <StaySummary {...stay} />
        <TicketEdge />
        <RoomLines rooms={rooms} />
        <ForeignLines prices={props.foreign} />
      </ConfirmPay>
      <Suspense>
        {readsTerms && (
          <ConfirmTerms
            rooms={rooms}
            timeZone={timeZone}
            soldBy={soldBy}
            onClose={() => setReadsTerms(false)}
          />
        )}
      </Suspense>
    </>
  )
}
