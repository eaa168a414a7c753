import { persianDigits } from '#money/digits.ts'
import { isInRial, priceText } from '#money/display-unit.ts'
import { inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import type { Amounts } from '#refunds/beside.ts'
import type { Refund } from '#refunds/web/use-refund.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { Check } from '#web/ui/fields/check.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { HelpLink } from '#web/ui/help-link.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  /** of this order */
  readonly amounts: Amounts
  /** of what goes back with it */
  readonly beside: readonly { readonly title: string; readonly refund: number }[]
  readonly total: Amounts
  readonly isChanged: boolean
  readonly people: number
  readonly percent: number
  readonly refund: Pick<Refund, 'form' | 'faults' | 'change' | 'declined' | 'isBusy'>
  readonly orderId: string
  readonly orderPath: string
  readonly part: string
  readonly onCredit: boolean
}

export function RefundEstimate(props: Props) {
  const { total, isChanged, people, refund, onCredit, ...order } = props
  const { form, declined, isBusy } = refund
  return (
    <aside className="card refund-estimate" aria-label="برآورد برگشتی">
      <h2>برآورد برگشتی</h2>
      <Lines {...props} />
      <TicketEdge />
      <div className="refund-total" aria-live="polite">
        <span>مبلغ قابل استرداد</span>
        <Price amount={priceText(total.refund)} />
        <small>
          {onCredit
            ? 'به اعتبار آژانس برمی‌گردد'
            : `${form.destination === 'bank' ? 'به حساب بانکی' : 'به کیف پول'} شما برمی‌گردد`}
          {!isInRial() && (
            <>
              &nbsp;· معادل <bdi dir="ltr">{inRial(rial(total.refund))}</bdi> ریال
            </>
          )}
        </small>
      </div>
      {isChanged && (
        <Note tone="warn" announced>
          از هنگامی که این صفحه را باز کردید جریمه تغییر کرده است. مبلغ تازه را ببینید و دوباره ثبت کنید.
        </Note>
      )}
      {declined && (
        <Note tone="bad" announced>
          {declined}
        </Note>
      )}
      <Agreement refund={refund} />
      <Button type="submit" kind="bad" size="large" block busy={isBusy && 'در حال ثبت…'}>
        <Commit people={people} penalty={total.penalty} />
      </Button>
      <LinkButton kind="ghost" block to={order.orderPath}>
        منصرف شدم
      </LinkButton>
      <p className="refund-soft">
        نتیجه حداکثر تا ۲۴ ساعت تلفنی اعلام می‌شود.{' '}
        <HelpLink slug="refund-time" orderId={order.orderId}>
          استرداد چقدر طول می‌کشد؟
        </HelpLink>
      </p>
    </aside>
  )
}

function Commit({ people, penalty }: { readonly people: number; readonly penalty: number }) {
  if (people === 0) return 'ثبت استرداد'
  if (penalty === 0) return 'ثبت استرداد، بدون جریمه'
  return (
    <>
      ثبت استرداد، با جریمهٔ <bdi dir="ltr">{priceText(penalty)}</bdi>
    </>
  )
}

type LinesProps = Pick<Props, 'amounts' | 'beside' | 'people' | 'percent' | 'part'>

function Lines({ amounts, beside, people, percent, part }: LinesProps) {
  const { name } = useBrand()
  const { covered = 0, protection = 0 } = amounts
  const own = amounts.penalty + covered - protection
  return (
    <dl>
      <div>
        <dt>
          پرداختی {persianDigits(people)} {part}
        </dt>
        <dd>
          <bdi dir="ltr">{priceText(amounts.paid)}</bdi>
        </dd>
      </div>
      <div data-tone="bad">
        <dt>جریمه&nbsp;{people > 0 && <b>{persianDigits(percent)}٪</b>}</dt>
        <dd>
          <bdi dir="ltr">{own === 0 ? '0' : `−${priceText(own)}`}</bdi>
        </dd>
      </div>
      {covered > 0 && (
        <div data-tone="good">
          <dt>محافظت استرداد می‌پوشاند</dt>
          <dd>
            <bdi dir="ltr">+{priceText(covered)}</bdi>
          </dd>
        </div>
      )}
      {protection > 0 && (
        <div>
          <dt>بهای محافظت، برنمی‌گردد</dt>
          <dd>
            <bdi dir="ltr">−{priceText(protection)}</bdi>
          </dd>
        </div>
      )}
      {beside.map(({ title, refund }) => (
        <div key={title}>
          <dt>برگشتی {title}</dt>
          <dd>
            <bdi dir="ltr">{priceText(refund)}</bdi>
          </dd>
        </div>
      ))}
      <div data-tone="good">
        <dt>کارمزد {name}</dt>
        <dd>رایگان</dd>
      </div>
    </dl>
  )
}

function Agreement({ refund: { form, faults, change } }: Pick<Props, 'refund'>) {
  return (
    <div>
      <Check
        checked={form.agreement}
        aria-invalid={faults.agreement !== undefined || undefined}
        aria-describedby={faults.agreement === undefined ? undefined : 'agreement-fault'}
        onChange={({ target }) => change({ agreement: target.checked })}
      >
        مبلغ جریمه را دیدم و قوانین را می‌پذیرم.
      </Check>
      {faults.agreement !== undefined && (
        <p id="agreement-fault" className="field-words" data-tone="bad" role="alert">
          {faults.agreement}
        </p>
      )}
    </div>
  )
}
