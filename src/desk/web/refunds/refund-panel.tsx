import { Link } from 'react-router'
import type { refundDeskCalls } from '#desk/refunds-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import type { RefundView } from '#desk/web/refunds/refund-view.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

interface Props {
  readonly refund: RefundView
  /** the list without it */
  readonly closing: string
}

export function RefundPanel({ refund, closing }: Props) {
  const { number, orderNumber, reason, amount, penalty, compensation, account, payout } = refund
  return (
    <section className="desk-panel" aria-labelledby="refund-title">
      <h2 id="refund-title">استرداد {number}</h2>
      <Link to={`/desk/orders/${orderNumber}`}>سفارش {orderNumber}</Link>
      <dl className="desk-refund-facts">
        <Fact name="دلیل" value={reason} />
        <Fact name="برگشتی" value={`${amount} ${moneyUnit()}`} />
        <Fact name="جریمه" value={`${penalty} ${moneyUnit()}`} />
        <Fact name="جبران دیرکرد" value={compensation && `${compensation} ${moneyUnit()}`} />
        <Fact name="شبا" value={account?.iban ?? ''} isLatin />
        <Fact name="صاحب حساب" value={account?.holder ?? ''} />
        <Fact name="فرستاده به بانک" value={payout?.asked ?? ''} />
        <Fact name="پرسش بعدی از بانک" value={payout?.look ?? ''} />
        <Fact name="شمارهٔ واریز" value={payout?.reference || payout?.providerId || ''} isLatin />
      </dl>
      <ol className="desk-refund-steps" aria-label="گام‌ها">
        {refund.steps.map(({ says, when, state }) => (
          <li key={says} data-state={state}>
            {says} <small>{when}</small>
          </li>
        ))}
      </ol>
      <Items refund={refund} />
      <Entries refund={refund} />
      {payout !== undefined && payout.look !== '' && <LookAgain number={number} />}
      <Link to={closing} data-close="" preventScrollReset>
        بستن
      </Link>
    </section>
  )
}

function Items({ refund: { items } }: Pick<Props, 'refund'>) {
  return (
    <ul aria-label="چه چیزی برگشت">
      {items.map(({ key, name, leg, paid, penalty, refund }) => (
        <li key={key}>
          {name}، بخش {persianDigits(leg + 1)}: {refund} از {paid}، جریمه {penalty}
        </li>
      ))}
    </ul>
  )
}

function Entries({ refund: { entries } }: Pick<Props, 'refund'>) {
  return (
    <ul aria-label="سندها">
      {entries.map(({ entryId, says, at, postings }) => (
        <li key={entryId}>
          {says} <small>{at}</small>
          <ul>
            {postings.map(({ account, amount }) => (
              <li key={account}>
                {account}: <bdi dir="ltr">{amount}</bdi>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function LookAgain({ number }: { readonly number: string }) {
  const { busy, refusal, run } = useOrderAction()
  if (!useMay('refunds.work')) return null
  return (
    <div className="desk-row-actions">
      <Button
        kind="line"
        busy={busy === 'look' && 'در حال پرسیدن…'}
        onClick={() =>
          void run('look', 'از بانک پرسیده می‌شود', () =>
            askDesk<typeof refundDeskCalls.lookAgain>('POST /api/desk/refunds/{number}/look', {
              params: { number },
            }),
          )
        }
      >
        پرسیدن از بانک و فرستادن دوباره
      </Button>
      <RefusalNote says={refusal} />
    </div>
  )
}

function Fact({ name, value, isLatin }: { name: string; value: string; isLatin?: boolean }) {
  if (value === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isLatin === true ? <bdi dir="ltr">{value}</bdi> : value}</dd>
    </div>
  )
}
