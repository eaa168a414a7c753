import './promise-page.css'
import { clocks } from '#calendar/clocks.ts'
import { durationWords } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { compensationRule } from '#refunds/compensation.ts'
import type { RefundStatistics } from '#refunds/responses.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { formattedMoment } from '#web/ui/flight/penalty-moments.ts'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/promise-page'

export { loader } from './promise-page.server.ts'

export default function PromisePage({ loaderData: statistics }: Route.ComponentProps) {
  const { name } = useBrand()
  const { percentPerDay, mostPercent } = compensationRule
  return (
    <SiteLayout {...useVisitor()}>
      <title>{`قول استرداد، ${name}`}</title>
      <meta
        name="description"
        content={`استرداد تا امروز چقدر طول کشیده است، از دفتر ${name} و بی‌ویرایش، و جبرانی که برای دیرکرد می‌دهیم.`}
      />
      <div className="wrap refund-promise">
        <header>
          <h1>قول استرداد</h1>
          <p>
            مبلغ و جریمه را پیش از ثبت می‌بینید. استرداد به کیف پول بلافاصله است و به حساب بانکی حداکثر{' '}
            {persianDigits(clocks.refundAtBank / 3600)} ساعت. اگر دیر شود، بی‌آنکه بخواهید برای هر روزِ
            دیرکرد&nbsp;
            {persianDigits(percentPerDay)}٪ مبلغ، و تا&nbsp;{persianDigits(mostPercent)}٪، به کیف پولتان
            می‌نشیند.
          </p>
        </header>
        <Figures title="نتیجهٔ درخواست" within={clocks.refundAnswered} kept={statistics.result} />
        <Figures title="واریز به حساب بانکی" within={clocks.refundAtBank} kept={statistics.toBank} />
        <p className="refund-promise-foot">
          <Compensated {...statistics.compensated} /> این آمار در {formattedMoment(statistics.now)} از خود
          سامانه خوانده شده و ویرایش نشده است.
        </p>
      </div>
    </SiteLayout>
  )
}

function Compensated({ refunds, amount }: RefundStatistics['compensated']) {
  if (refunds === 0) return 'تا امروز برای هیچ استردادی جبران دیرکرد نداده‌ایم.'
  return (
    <>
      تا امروز برای {persianDigits(refunds)} استرداد دیرشده <bdi dir="ltr">{priceText(amount)}</bdi>{' '}
      {moneyUnit()}
      جبران داده‌ایم.
    </>
  )
}

interface FiguresProps {
  readonly title: string
  /** seconds */
  readonly within: number
  readonly kept: RefundStatistics['toBank']
}

function Figures({ title, within, kept }: FiguresProps) {
  return (
    <section className="card" aria-label={title}>
      <h2>
        {title} <small>تا {persianDigits(within / 3600)} ساعت</small>
      </h2>
      <dl>
        <Figure words="به‌موقع" value={persianDigits(kept.kept)} />
        <Figure words="در راه" value={persianDigits(kept.open)} />
        <Figure
          words="دیرشده"
          value={persianDigits(kept.missed)}
          tone={kept.missed > 0 ? 'bad' : undefined}
        />
        <Figure words="میانه" value={timeText(kept.medianSeconds)} />
        <Figure words="۹۵٪ زودتر از" value={timeText(kept.p95Seconds)} />
      </dl>
    </section>
  )
}

function Figure({ words, value, tone }: { words: string; value: string; tone?: 'bad' | undefined }) {
  return (
    <div data-tone={tone}>
      <dt>{words}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function timeText(seconds: number | null): string {
  if (seconds === null) return 'هنوز نداریم'
  return seconds < 60 ? 'کمتر از یک دقیقه' : durationWords(Math.round(seconds / 60))
}
