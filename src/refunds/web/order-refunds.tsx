import { useRevalidator } from 'react-router'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import type { RefundWords } from '#orders/refund-face.ts'
import { useLiveOrder } from '#orders/web/order/use-live-order.ts'
import { refundPath } from '#orders/web/paths.ts'
import type { Refundable, RefundRequest } from '#refunds/responses.ts'
import { OrderRefundClocks } from '#refunds/web/order-refund-clocks.tsx'
import { RefundReminder } from '#refunds/web/refund-reminder.tsx'
import { RefundTimeline } from '#refunds/web/refund-timeline.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly refundable: Refundable
  readonly words: RefundWords
  readonly requests: readonly RefundRequest[]
  readonly isReminded: boolean
}

export function OrderRefunds({ refundable, words, requests, isReminded }: Props) {
  const { orderId, allowed } = refundable
  const { revalidate } = useRevalidator()
  const isLeft = refundable.items.some(({ state }) => state !== 'refunded')
  const isOnItsWay = requests.some(({ state }) => state !== 'paid')
  useLiveOrder(orderId, isOnItsWay && !isLeft, () => void revalidate())
  return (
    <>
      {isLeft && (
        <section className="card order-refunds" aria-labelledby="order-refunds">
          <h2 id="order-refunds">استرداد</h2>
          {allowed ? (
            <HowItGoesBack {...{ refundable, words, isReminded }} />
          ) : (
            <Note>
              {refundable.reason}
              {words.lateShort !== null && ` ${words.lateShort}`}
            </Note>
          )}
        </section>
      )}
      {requests.map((request) => (
        <RefundTimeline key={request.refundId} request={request} items={refundable.items} />
      ))}
    </>
  )
}

function HowItGoesBack(props: Pick<Props, 'refundable' | 'words' | 'isReminded'>) {
  return props.words.isByStage ? <WhatStageCosts {...props} /> : <WhatItCosts {...props} />
}

function WhatItCosts({ refundable, words, isReminded }: Pick<Props, 'refundable' | 'words' | 'isReminded'>) {
  const { orderId, steps, items } = refundable
  const left = items.filter(({ state }) => state === 'refundable').length
  const falls = steps.some(({ state }) => state === 'ahead')
  return (
    <>
      <p className="order-soft">
        به {moneyUnit()}، برای {persianDigits(left)} {words.part}
        {left < items.length && 'ی که هنوز می‌توان پس داد'}.
      </p>
      <OrderRefundClocks refundable={refundable} words={words} />
      <div className="order-refunds-acts">
        {falls && <RefundReminder orderId={orderId} isOn={isReminded} />}
        <LinkButton kind="line" to={refundPath(orderId)}>
          درخواست استرداد
        </LinkButton>
      </div>
    </>
  )
}

function WhatStageCosts({ refundable: { orderId, steps } }: Pick<Props, 'refundable'>) {
  const now = steps.find(({ state }) => state === 'now')
  return (
    <>
      <p>
        اگر همین حالا همه انصراف بدهید، <bdi dir="ltr">{priceText(now?.refund ?? 0)}</bdi> {moneyUnit()}{' '}
        برمی‌گردد. {now?.label}
      </p>
      <div className="order-refunds-acts">
        <LinkButton kind="line" to={refundPath(orderId)}>
          درخواست استرداد
        </LinkButton>
      </div>
    </>
  )
}
