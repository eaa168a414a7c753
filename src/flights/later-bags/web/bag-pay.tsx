import { BagLines } from '#flights/later-bags/web/bag-lines.tsx'
import type { BagTexts } from '#flights/later-bags/web/bag-texts.ts'
import type { ForeignWords } from '#orders/foreign-words.ts'
import { ForeignLines } from '#orders/web/confirm/foreign-lines.tsx'
import { PayScreen } from '#orders/web/confirm/pay-screen.tsx'
import { type ConfirmedOrder, useConfirm } from '#orders/web/confirm/use-confirm.ts'
import { agreedBefore } from '#orders/web/payment/agreed-before.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props extends Omit<ConfirmedOrder, 'isApproved' | 'priceChange' | 'searchAgain'> {
  readonly texts: BagTexts
  readonly foreign: readonly ForeignWords[]
  readonly chooseAgain: string
}

const words = {
  heading: 'پرداخت بار اضافه',
  price: { what: 'این بار', kept: 'قیمت شما سر جایش است.' },
  pay: {
    title: 'خلاصهٔ بار',
    promise: 'اگر مبلغی کم شود و بار ثبت نشود، خودبه‌خود برمی‌گردد. بلیت در هر حال سر جایش است.',
  },
  cancel: {
    ask: 'انصراف از این بار',
    says: 'این سفارش همین حالا کنار گذاشته می‌شود. بلیت شما سر جایش است.',
    action: 'کنار گذاشتن سفارش',
  },
} as const

export function BagPay({ texts, chooseAgain, ...props }: Props) {
  const order = { ...props, isApproved: true, priceChange: null, searchAgain: chooseAgain }
  const confirm = useConfirm({ ...order, reserve: agreedBefore })
  const by = { airline: texts.seller, seller: useBrand().name }
  return (
    <PayScreen
      order={order}
      confirm={confirm}
      words={{ ...words, price: { ...words.price, by } }}
      onReadTerms={readTerms}
      summary={
        <>
          <p>{texts.route}</p>
          <p>{texts.when}</p>
          <TicketEdge />
          <BagLines {...texts} />
          <ForeignLines prices={props.foreign} />
        </>
      }
    >
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
    </PayScreen>
  )
}

/** The rule of giving back stands on this page. */
function readTerms() {
  document.getElementById('bag-refund')?.scrollIntoView()
}
