import { useAction } from '#accounts/web/use-action.ts'
import type { actingCalls } from '#desk/acting-calls.ts'
import type { DeskRefundQuote, refundActionCalls } from '#desk/refund-actions-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { OrderRefund } from '#desk/web/refunds/order-refund-page.server.ts'
import { moneyUnit } from '#money/display-unit.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Check } from '#web/ui/fields/check.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

export interface QuotedChoice {
  readonly items: readonly RefundItem[]
  readonly quote: DeskRefundQuote
}

interface Props {
  readonly order: OrderRefund
  readonly onQuoted: (quoted: QuotedChoice | undefined) => void
  /** by the desk itself, or with the code that the traveller read out */
  readonly line?: RefundQuoteLine
}

export type RefundQuoteLine =
  | 'POST /api/desk/orders/{number}/refund-quote'
  | 'POST /api/desk/orders/{number}/acting/refund-quote'

/** Whose tickets go back; another choice forgets the amount. */
export function RefundChoice({
  order: { items, orderNumber },
  onQuoted,
  line = 'POST /api/desk/orders/{number}/refund-quote',
}: Props) {
  const { isBusy, faults, begin } = useAction()
  async function quote(form: FormData) {
    const keys = form.getAll('items')
    const chosen = items
      .filter(({ key }) => keys.includes(key))
      .map(({ passenger, leg }) => ({ passenger, leg }))
    const read = await askDesk<typeof refundActionCalls.quote | typeof actingCalls.quote>(line, {
      params: { number: orderNumber },
      body: { items: chosen },
    })
    onQuoted({ items: chosen, quote: read })
  }
  return (
    <form
      className="desk-panel"
      aria-labelledby="choice-title"
      onChange={() => onQuoted(undefined)}
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => quote(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      <h2 id="choice-title">چه چیزی پس داده می‌شود</h2>
      {items.map(({ key, words, isGone, reason, paid, penalty, refund }) => (
        <div key={key}>
          <Check name="items" value={key} disabled={isGone}>
            {words}
          </Check>
          <small>
            {isGone
              ? 'مسترد شده'
              : `پرداخت ${paid}، جریمه ${penalty}، برگشتی ${refund} ${moneyUnit()}${reason && `؛ ${reason}`}`}
          </small>
        </div>
      ))}
      <RefusalNote says={faults['']} />
      <Button type="submit" kind="line" busy={isBusy && 'در حال حساب…'}>
        حساب مبلغ
      </Button>
    </form>
  )
}
