import { Link } from 'react-router'
import { momentWords } from '#desk/moment-words.ts'
import type { SupplierView } from '#desk/suppliers-calls.ts'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { CreditForm } from '#desk/web/suppliers/credit-form.tsx'
import { latencyWords, shareWords, statusWords } from '#desk/web/suppliers/supplier-words.ts'
import { SwitchForm } from '#desk/web/suppliers/switch-form.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { persianDigits } from '#money/digits.ts'
import { grouped } from '#money/formatted.ts'

interface Props {
  readonly supplier: SupplierView
  /** an instant */
  readonly now: string
}

/** What became of the calls of the last day, by kind, and what somebody may change. */
export function SupplierPanel({ supplier: one, now }: Props) {
  const { supplier, name, status, servers, switched, day, owed, credit } = one
  const maySwitch = useMay('suppliers.switch')
  const mayPropose = useMay('money.propose')
  return (
    <section className="desk-panel" aria-labelledby="supplier-title">
      <h2 id="supplier-title">
        {name}؛ {statusWords[status]}
      </h2>
      {servers > 0 && <p>روی {persianDigits(servers)} کارساز پس از خطا در استراحت است.</p>}
      {switched && (
        <p>
          {switched.by}، {momentWords(Temporal.Instant.from(switched.at), Temporal.Instant.from(now))}:{' '}
          {switched.reason}
        </p>
      )}
      <ul>
        <li>بی‌پاسخ: {shareWords(day.unknown, day.calls) || 'هیچ'}</li>
        <li>نرسیده: {shareWords(day.notSent, day.calls) || 'هیچ'}</li>
        <li>پاسخ رد: {shareWords(day.rejected, day.calls) || 'هیچ'}</li>
        <li>صدک ۹۹ (هزارم ثانیه): {latencyWords(day, day.p99) || 'هیچ'}</li>
        <li>
          بدهی ما: <RialAmount amount={grouped(owed)} /> ریال
        </li>
        {credit && (
          <li>
            سقف <RialAmount amount={grouped(credit.limit)} />، هشدار زیر{' '}
            <RialAmount amount={grouped(credit.alarmBelow)} /> ریال
          </li>
        )}
      </ul>
      {maySwitch && (
        <SwitchForm supplier={supplier} isOff={status === 'off'} isResting={status === 'resting'} />
      )}
      {mayPropose && <CreditForm supplier={supplier} credit={credit} />}
      <Link to="?" data-close="" preventScrollReset>
        بستن
      </Link>
    </section>
  )
}
