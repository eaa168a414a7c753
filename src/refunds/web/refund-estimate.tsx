import { persianDigits } from '#money/digits.ts'
import { isInRial, priceText } from '#money/display-unit.ts'
import { inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import type { Refund } from '#refunds/web/use-refund.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { Check } from '#web/ui/fields/check.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { HelpLink } from '#web/ui/help-link.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly amounts: { readonly paid: number; readonly penalty: number; readonly refund: number }
  readonly isChanged: boolean
  readonly people: number
  readonly percent: number
  readonly refund: Pick<Refund, 'form' | 'faults' | 'change' | 'declined' | 'isBusy'>
  readonly orderId: string
  readonly orderPath: string
  readonly part: string
}

export function RefundEstimate({ amounts, isChanged, people, percent, refund, part, ...order }: Props) {
  const { form, declined, isBusy } = refund
  const penalty = priceText(amounts.penalty)
  return (
    <aside className="card refund-estimate" aria-label="برآورد برگشتی">
      <h2>برآورد برگشتی</h2>
      <Lines amounts={amounts} people={people} percent={percent} part={part} />
      <TicketEdge />
      <div className="refund-total" aria-live="polite">
        <span>مبلغ قابل استرداد</span>
        <Price amount={priceText(amounts.refund)} />
        <small>
          {form.destination === 'bank' ? 'به حساب بانکی' : 'به کیف پول'} شما برمی‌گردد
          {!isInRial() && (
            <>
              &nbsp;· معادل <bdi dir="ltr">{inRial(rial(amounts.refund))}</bdi> ریال
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
        {people === 0 ? (
          'ثبت استرداد'
        ) : (
          <>
            ثبت استرداد، با جریمهٔ <bdi dir="ltr">{penalty}</bdi>
          </>
        )}
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

function Lines({ amounts, people, percent, part }: Pick<Props, 'amounts' | 'people' | 'percent' | 'part'>) {
  const { name } = useBrand()
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
          <bdi dir="ltr">{amounts.penalty === 0 ? '0' : `−${priceText(amounts.penalty)}`}</bdi>
        </dd>
      </div>
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
