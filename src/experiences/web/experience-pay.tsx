import type { ExperienceOrdered } from '#experiences/responses.ts'
import { whenSays } from '#experiences/slot-words.ts'
import { unitName } from '#experiences/unit-words.ts'
import { NotInstant } from '#experiences/web/buy-summary.tsx'
import { ExperienceRefundSteps } from '#experiences/web/experience-refund-steps.tsx'
import { ExperienceTickets } from '#experiences/web/experience-tickets.tsx'
import { TicketLines } from '#experiences/web/ticket-lines.tsx'
import type { ForeignWords } from '#orders/foreign-words.ts'
import { ForeignLines } from '#orders/web/confirm/foreign-lines.tsx'
import { PayScreen } from '#orders/web/confirm/pay-screen.tsx'
import { type ConfirmedOrder, useConfirm } from '#orders/web/confirm/use-confirm.ts'
import { agreedBefore } from '#orders/web/payment/agreed-before.ts'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'

interface Props extends Omit<ConfirmedOrder, 'isApproved' | 'priceChange'> {
  readonly experience: ExperienceOrdered
  readonly foreign: readonly ForeignWords[]
}

const seller = 'برگزارکننده'
const words = {
  price: { what: 'این گشت', kept: 'جای شما سر جایش است.', by: { airline: seller, seller } },
  pay: {
    title: 'خلاصهٔ گشت',
    promise: 'اگر مبلغی کم شود و بلیت صادر نشود، حداکثر تا ۷۲ ساعت برمی‌گردد.',
  },
  cancel: {
    ask: 'انصراف از این سفارش',
    says: 'جای شما همین حالا آزاد می‌شود و قیمت دیگر نگه داشته نمی‌شود.',
    action: 'آزاد کردن جا',
  },
} as const

export function ExperiencePay({ experience, ...props }: Props) {
  const order = { ...props, isApproved: true, priceChange: null }
  const confirm = useConfirm({ ...order, reserve: agreedBefore })
  const lines = experience.units.map((unit) => ({ ...unit, name: unitName(unit) }))
  return (
    <PayScreen
      order={order}
      confirm={confirm}
      words={{ ...words, heading: `پرداخت ${experience.title}` }}
      onReadTerms={readTerms}
      summary={
        <>
          <p>
            <b lang={experience.locale} dir="auto">
              {experience.title}
            </b>
          </p>
          <p>{whenSays(experience)}</p>
          <TicketEdge />
          <TicketLines lines={lines} />
          <ForeignLines prices={props.foreign} />
        </>
      }
    >
      <ExperienceTickets experience={experience} part="checkout-section" />
      <ExperienceRefundSteps experience={experience} />
      {!experience.isInstant && <NotInstant />}
    </PayScreen>
  )
}

/** The rules of giving back stand on this page. */
function readTerms() {
  document.getElementById('experience-refund')?.scrollIntoView()
}
