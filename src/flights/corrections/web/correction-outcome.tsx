import { type ReactNode, useEffect, useRef } from 'react'
import { iranZone } from '#calendar/zones.ts'
import { formattedMoment } from '#flights/changes/web/change-texts.ts'
import type { CorrectionChecked } from '#flights/corrections/correction-calls.ts'
import type { Correctable } from '#flights/corrections/web/correction-page.tsx'
import type { CorrectionState } from '#flights/corrections/web/use-correction.ts'
import { flightOrderPath } from '#flights/web/order-path.ts'
import { priceText } from '#money/display-unit.ts'
import { refundPath } from '#orders/web/paths.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly loaded: Correctable
  readonly correction: CorrectionState
}

export function CorrectionOutcome({ loaded, correction }: Props) {
  const { checked, made } = correction
  if (made !== undefined)
    return (
      <Panel tone="good" title={made.state === 'done' ? 'مشخصات اصلاح شد' : 'درخواست اصلاح ثبت شد'}>
        <p>{made.state === 'done' ? doneText(made.numbers) : askedText(made.dueAt)}</p>
        <div className="correction-acts">
          <LinkButton to={flightOrderPath(loaded.orderId)}>
            {made.state === 'done' ? 'سفارش و بلیت تازه' : 'برگشت به سفارش'}
          </LinkButton>
        </div>
      </Panel>
    )
  if (checked === undefined) return null
  const isRefused = checked.decision === 'refused'
  return (
    <Panel key={checked.decision} tone={isRefused ? 'bad' : 'good'} title={titles[checked.decision]}>
      <p>{checked.says}</p>
      {checked.dueAt !== null && <p>{`پاسخ را تا ${momentOf(checked.dueAt)} برایتان می‌فرستیم.`}</p>}
      {checked.sources.length > 0 && <p className="correction-soft">طبق {checked.sources.join('؛ ')}</p>}
      {checked.instead && <Instead instead={checked.instead} orderId={loaded.orderId} />}
      <RefusalNote says={correction.declined} />
      {(checked.decision === 'at-once' || checked.decision === 'by-desk') && (
        <div className="correction-acts">
          <Button busy={correction.busy === 'make' && 'در حال ثبت…'} onClick={() => void correction.make()}>
            {checked.decision === 'at-once' ? 'ثبت اصلاح، بدون هزینه' : 'فرستادن درخواست اصلاح'}
          </Button>
          <LinkButton kind="ghost" to={flightOrderPath(loaded.orderId)}>
            انصراف
          </LinkButton>
        </div>
      )}
    </Panel>
  )
}

const titles: Readonly<Record<CorrectionChecked['decision'], string>> = {
  unchanged: 'چیزی عوض نشده است',
  refused: 'این اصلاح شدنی نیست',
  'at-once': 'همین حالا اصلاح می‌شود',
  'by-desk': 'از فروشنده می‌پرسیم',
}

interface PanelProps {
  readonly tone: 'good' | 'bad'
  readonly title: string
  readonly children: ReactNode
}

/** What was asked for is read where it appears, by keyboard and by ear. */
function Panel({ tone, title, children }: PanelProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <section
      ref={ref}
      className="card correction-outcome"
      data-tone={tone}
      tabIndex={-1}
      aria-labelledby="correction-outcome"
    >
      <h2 id="correction-outcome">
        <Icon name={tone === 'good' ? 'check-circle-fill' : 'warning-circle-fill'} />
        {title}
      </h2>
      {children}
    </section>
  )
}

function Instead({
  instead,
  orderId,
}: {
  readonly instead: NonNullable<CorrectionChecked['instead']>
  readonly orderId: string
}) {
  return (
    <>
      <p>راه آن: بلیت این مسافر را پس بدهید و با مشخصات درست دوباره بخرید.</p>
      <dl className="correction-instead">
        <div>
          <dt>از این بلیت برمی‌گردد</dt>
          <dd>
            <Price amount={priceText(instead.refund)} />
          </dd>
        </div>
        <div>
          <dt>جریمه</dt>
          <dd>
            <Price amount={priceText(instead.penalty)} />
          </dd>
        </div>
        <div>
          <dt>همین پرواز حالا</dt>
          <dd>{instead.price === null ? 'صندلی آزاد ندارد' : <Price amount={priceText(instead.price)} />}</dd>
        </div>
      </dl>
      <div className="correction-acts">
        <LinkButton kind="line" to={refundPath(orderId)}>
          پس دادن بلیت
        </LinkButton>
      </div>
    </>
  )
}

function doneText(numbers: readonly string[]): ReactNode {
  if (numbers.length === 0) return 'شمارهٔ بلیت همان است که بود.'
  return (
    <>
      بلیت تازه صادر شد و بلیت پیشین باطل است: <span className="code">{numbers.join('، ')}</span>
    </>
  )
}

function askedText(dueAt: string | null): string {
  return dueAt === null
    ? ''
    : `پاسخ را تا ${momentOf(dueAt)} برایتان می‌فرستیم؛ تا آن وقت بلیت همان است که بود.`
}

function momentOf(at: string): string {
  return `ساعت ${formattedMoment(Temporal.Instant.from(at).toZonedDateTimeISO(iranZone).toPlainDateTime())}`
}
