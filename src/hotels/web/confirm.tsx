import { lazy, Suspense, useState } from 'react'
import type { OrderedRoom } from '#hotels/responses.ts'
import { roomsWithDiscount } from '#hotels/rooms-paid.ts'
import type { StayWishes } from '#hotels/stay-wishes.ts'
import { reserve } from '#hotels/web/confirm-actions.ts'
import { ConfirmCancellation } from '#hotels/web/confirm-cancellation.tsx'
import { ConfirmRooms } from '#hotels/web/confirm-rooms.tsx'
import { heldWords } from '#hotels/web/held-words.ts'
import { RoomLines, type StayBought, StaySummary } from '#hotels/web/stay-summary.tsx'
import type { ForeignWords } from '#orders/foreign-words.ts'
import { ofWhichPrice } from '#orders/web/confirm/confirm-shares.ts'
import { ForeignLines } from '#orders/web/confirm/foreign-lines.tsx'
import { PayScreen } from '#orders/web/confirm/pay-screen.tsx'
import { type ConfirmedOrder, useConfirm } from '#orders/web/confirm/use-confirm.ts'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'

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
const pay = {
  title: 'خلاصهٔ اقامت',
  promise: 'اگر مبلغی کم شود و واچر صادر نشود، حداکثر تا ۷۲ ساعت برمی‌گردد.',
} as const

export function Confirm(props: Props) {
  const { order, stay } = props
  const { timeZone, cityName, soldBy } = stay.hotel
  const held = heldWords(soldBy)
  const confirm = useConfirm({ ...props, reserve })
  const { shares } = confirm.money
  const rooms = roomsWithDiscount(props.rooms, shares.discount)
  const [readsTerms, setReadsTerms] = useState(false)
  const price = { ...priceWords, kept: held.dearer }
  const words = { heading: 'تأیید و پرداخت', price, pay, cancel: held.cancel(rooms.length) }
  return (
    <>
      <PayScreen
        order={props}
        confirm={confirm}
        words={words}
        onReadTerms={() => setReadsTerms(true)}
        summary={
          <>
            <StaySummary {...stay} />
            <TicketEdge />
            <RoomLines rooms={rooms} />
            <ForeignLines prices={props.foreign} />
          </>
        }
      >
        <ConfirmRooms rooms={rooms} {...order} wishes={props.wishes} />
        <ConfirmCancellation
          {...{ rooms, timeZone, cityName }}
          ofWhich={ofWhichPrice(shares, confirm.dearer !== undefined)}
        />
      </PayScreen>
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
