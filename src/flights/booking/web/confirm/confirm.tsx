import { lazy, Suspense, useState } from 'react'
import type { OrderedLeg, Traveller } from '#flights/booking/order-response.ts'
import { legsWithDiscount } from '#flights/booking/paid-by-each.ts'
import { reserve } from '#flights/booking/web/confirm/confirm-actions.ts'
import { LegLines } from '#flights/booking/web/confirm/confirm-lines.tsx'
import { ConfirmPenalties } from '#flights/booking/web/confirm/confirm-penalties.tsx'
import { ConfirmPeople } from '#flights/booking/web/confirm/confirm-people.tsx'
import { ConfirmStops } from '#flights/booking/web/confirm/confirm-stops.tsx'
import type { Trip } from '#flights/booking/web/confirm/confirm-trip.tsx'
import { PassengersTrip } from '#flights/booking/web/passengers/passengers-trip.tsx'
import { heldWords } from '#flights/web/held-words.ts'
import { priceWords } from '#money/display-unit.ts'
import type { ForeignWords } from '#orders/foreign-words.ts'
import { ofWhichPrice } from '#orders/web/confirm/confirm-shares.ts'
import { ForeignLines } from '#orders/web/confirm/foreign-lines.tsx'
import { PayScreen } from '#orders/web/confirm/pay-screen.tsx'
import { type ConfirmedOrder, useConfirm } from '#orders/web/confirm/use-confirm.ts'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'

const ConfirmTerms = lazy(() => import('#flights/booking/web/confirm/confirm-terms.tsx'))

interface Props extends ConfirmedOrder {
  readonly trip: Trip
  readonly legs: readonly OrderedLeg[]
  readonly travellers: readonly Traveller[]
  readonly isEditable: boolean
  readonly hold: { readonly priceOnly: boolean }
  readonly foreign: readonly ForeignWords[]
  /** given for the tickets of another order: what of their worth comes back to the wallet, rial */
  readonly inPlaceOf: { readonly back: number; readonly penalty: number } | undefined
}

const priceWordsOf = {
  what: 'این پرواز',
  by: { airline: 'ایرلاین', seller: 'فروشنده' },
} as const
const payTexts = {
  title: 'خلاصهٔ سفر',
  promise: 'اگر مبلغی کم شود و بلیت صادر نشود، حداکثر تا ۷۲ ساعت برمی‌گردد.',
} as const

export function Confirm(props: Props) {
  const { order, travellers, inPlaceOf } = props
  const confirm = useConfirm({ ...props, reserve })
  const { shares } = confirm.money
  const legs = legsWithDiscount(props.legs, shares.discount)
  const [readsTerms, setReadsTerms] = useState(false)
  const pay = inPlaceOf === undefined ? payTexts : { ...payTexts, promise: promiseFor(inPlaceOf) }
  const held = heldWords(props.hold.priceOnly)
  const price = { ...priceWordsOf, kept: held.dearer }
  const words = { heading: 'تأیید و پرداخت', price, pay, cancel: held.cancel(seatsOf(travellers)) }
  return (
    <>
      <PayScreen
        order={props}
        confirm={confirm}
        words={words}
        penalty={inPlaceOf?.penalty}
        onReadTerms={() => setReadsTerms(true)}
        summary={<Bought {...props} />}
      >
        <ConfirmPeople travellers={travellers} legs={legs} order={order} isEditable={props.isEditable} />
        <ConfirmStops legs={legs} />
        <ConfirmPenalties legs={legs} ofWhich={ofWhichPrice(shares, confirm.dearer !== undefined)} />
      </PayScreen>
      <Suspense>
        {readsTerms && (
          <ConfirmTerms
            legs={legs}
            travellers={travellers.length}
            held={held.terms}
            onClose={() => setReadsTerms(false)}
          />
        )}
      </Suspense>
    </>
  )
}

function promiseFor({ back }: NonNullable<Props['inPlaceOf']>): string {
  const stands = 'بلیت فعلی تا صدور بلیت تازه سر جایش می‌ماند؛ اگر صادر نشود، چیزی عوض نمی‌شود و پول برمی‌گردد.'
  return back > 0 ? `پس از صدور، ${priceWords(back)} به کیف پولتان می‌نشیند. ${stands}` : stands
}

/** Infants have none. */
function seatsOf(travellers: readonly Traveller[]): number {
  return travellers.filter(({ paxType }) => paxType !== 'Infant').length
}

function Bought({
  trip,
  legs,
  travellers,
  foreign,
}: Pick<Props, 'trip' | 'legs' | 'travellers' | 'foreign'>) {
  return (
    <>
      <PassengersTrip trip={trip} legs={legs} />
      <TicketEdge />
      <LegLines legs={legs} travellers={travellers} />
      <ForeignLines prices={foreign} />
    </>
  )
}
