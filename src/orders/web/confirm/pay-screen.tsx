import { type ReactNode, useRef } from 'react'
import { ConfirmCancel } from '#orders/web/confirm/confirm-cancel.tsx'
import type { CancelProps } from '#orders/web/confirm/confirm-cancel-dialog.tsx'
import { ConfirmMoney } from '#orders/web/confirm/confirm-money.tsx'
import { ConfirmNews } from '#orders/web/confirm/confirm-news.tsx'
import { ConfirmPay } from '#orders/web/confirm/confirm-pay.tsx'
import type { PriceChangeWords } from '#orders/web/confirm/confirm-price-change.tsx'
import type { Shares } from '#orders/web/confirm/confirm-shares.ts'
import { ConfirmWay } from '#orders/web/confirm/confirm-way.tsx'
import type { ConfirmedOrder, useConfirm } from '#orders/web/confirm/use-confirm.ts'
import { useDoneBefore } from '#web/use-done-before.ts'

export interface PayWords {
  readonly heading: string
  readonly price: PriceChangeWords
  readonly pay: { readonly title: string; readonly promise: string }
  readonly cancel: CancelProps['words'] & { readonly ask: string }
}

interface Props {
  readonly order: ConfirmedOrder
  readonly confirm: ReturnType<typeof useConfirm>
  readonly words: PayWords
  /** kept of the tickets that it is paid with, rial */
  readonly penalty?: number | undefined
  /** beside the total: what is bought, and its price by parts */
  readonly summary: ReactNode
  readonly onReadTerms: () => void
  /** what a buyer shall see of it before paying */
  readonly children: ReactNode
}

/** The last page before paying, of every product. */
export function PayScreen({ order, confirm, words, penalty, summary, onReadTerms, children }: Props) {
  const { money, paying, change, dearer, ...way } = confirm
  const place = useRef<HTMLDivElement>(null)
  useDoneBefore(place)
  return (
    <>
      <div ref={place} className="confirm">
        <h1 className="only-spoken">{words.heading}</h1>
        <ConfirmNews {...order} paying={paying} change={change} words={words.price} />
        {children}
        {!isPaidByTickets(money.shares) && (
          <>
            <ConfirmMoney {...money} />
            <ConfirmWay {...way} gateways={order.gateways} isAllFromWallet={money.shares.rest === 0} />
          </>
        )}
        <ConfirmCancel {...order} words={words.cancel} />
      </div>
      <ConfirmPay
        {...words.pay}
        shares={money.shares}
        penalty={penalty}
        terms={order.terms}
        dearer={dearer}
        isBusy={paying.isBusy}
        hasGateway={way.gatewayId !== undefined}
        onReadTerms={onReadTerms}
        onPay={way.pay}
        onPayTogether={way.payTogether}
      >
        {summary}
      </ConfirmPay>
    </>
  )
}

function isPaidByTickets({ total, discount, credit }: Shares): boolean {
  return credit > 0 && total - discount - credit === 0
}
