import './mass-refunds.css'
import { Link } from 'react-router'
import type { massRefundCalls } from '#desk/mass-refund-calls.ts'
import { massRefundWords } from '#desk/mass-refund-status.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { MassRefundOnPage } from '#desk/web/mass-refunds/mass-refunds-page.server.ts'
import { useProgress } from '#desk/web/mass-refunds/use-progress.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

interface Props {
  readonly massRefund: MassRefundOnPage
}

/** How far it is, live; what failed, with its reason. */
export function MassRefundPanel({ massRefund }: Props) {
  const { number, title, madeBy, made, expected, failures } = massRefund
  const { status, left, done, failed, amount } = useProgress(massRefund)
  const all = left + done + failed
  return (
    <section className="desk-panel" aria-labelledby="mass-refund-title">
      <h2 id="mass-refund-title">{title}</h2>
      <small>
        {madeBy}، {made}
      </small>
      <p role="status">
        {massRefundWords[status]}: {persianDigits(done)} انجام‌شده، {persianDigits(left)} مانده،{' '}
        {persianDigits(failed)} ناموفق از {persianDigits(all)}
      </p>
      <progress className="mass-refund-progress" max={all} value={done + failed} aria-label="پیشرفت" />
      <p>
        {priceWords(amount)} برگشته است؛ برآورد هنگام پیشنهاد {priceWords(expected)} بود.
      </p>
      {status === 'running' && (
        <small>
          اگر نگه دارید، آنچه برگشته است می‌ماند، سفارش‌هایی که در دست‌اند تمام می‌شوند و بقیه دست نمی‌خورند؛ ادامه
          از همان‌جاست و هیچ سفارشی دو بار پول نمی‌گیرد.
        </small>
      )}
      {status === 'stopped' && left > 0 && (
        <small>
          سفارش‌های مانده تا ادامه ندهید دست نمی‌خورند و آنچه در دست بود تمام می‌شود؛ ادامه از همان‌جاست و هیچ
          سفارشی دو بار پول نمی‌گیرد.
        </small>
      )}
      <Controls number={number} status={status} failed={failed} />
      {failures.length > 0 && (
        <ul aria-label="ناموفق‌ها">
          {failures.map(({ orderNumber, failure }) => (
            <li key={orderNumber}>
              <Link to={`/desk/orders/${orderNumber}`}>{orderNumber}</Link>: {failure}
            </li>
          ))}
        </ul>
      )}
      <Link to="?" data-close="" preventScrollReset>
        بستن
      </Link>
    </section>
  )
}

type ControlProps = Pick<MassRefundOnPage, 'number' | 'status' | 'failed'>

function Controls({ number, status, failed }: ControlProps) {
  const { busy, refusal, run } = useOrderAction()
  const params = { number: String(number) }
  const goOn = (done: string, again: boolean) =>
    void run('go-on', done, () =>
      askDesk<typeof massRefundCalls.goOn>('POST /api/desk/mass-refunds/{number}/go-on', {
        params,
        body: { failed: again },
      }),
    )
  const stop = () =>
    void run('stop', 'نگه داشته شد', () =>
      askDesk<typeof massRefundCalls.stop>('POST /api/desk/mass-refunds/{number}/stop', { params }),
    )
  if (!useMay('refunds.mass') || status === 'proposed') return null
  return (
    <div className="desk-row-actions">
      {status === 'running' && (
        <Button kind="bad" busy={busy === 'stop' && 'در حال نگه داشتن…'} onClick={stop}>
          نگه داشتن استرداد
        </Button>
      )}
      {status === 'stopped' && (
        <Button busy={busy === 'go-on' && 'در حال ادامه…'} onClick={() => goOn('ادامه می‌یابد', false)}>
          ادامهٔ استرداد
        </Button>
      )}
      {failed > 0 && (
        <Button
          kind="line"
          busy={busy === 'go-on' && 'در حال ادامه…'}
          onClick={() => goOn('ناموفق‌ها دوباره امتحان می‌شوند', true)}
        >
          تلاش دوباره برای ناموفق‌ها
        </Button>
      )}
      <RefusalNote says={refusal} />
    </div>
  )
}
