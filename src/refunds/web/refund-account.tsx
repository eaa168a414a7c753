import { lazy, Suspense } from 'react'
import type { SavedAccount } from '#refunds/web/saved-accounts.ts'
import type { Refund as Whole } from '#refunds/web/use-refund.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Radio } from '#web/ui/fields/radio.tsx'
import { type Option, SelectField } from '#web/ui/fields/select-field.tsx'

const RefundBank = lazy(() => import('#refunds/web/refund-bank.tsx'))

type Refund = Pick<Whole, 'form' | 'faults' | 'change' | 'look'>

interface Props {
  readonly reasons: readonly Option[]
  readonly saved: readonly SavedAccount[]
  readonly refund: Refund
  readonly onCredit: boolean
}

export function RefundAccount({ reasons, onCredit, ...props }: Props) {
  const { form, faults, change } = props.refund
  return (
    <section className="card refund-part" aria-labelledby="refund-account">
      <h2 id="refund-account">دلیل و حساب مقصد</h2>
      <SelectField
        label="دلیل استرداد"
        options={[{ value: '', label: 'انتخاب کنید' }, ...reasons]}
        value={form.reasonId === undefined ? '' : String(form.reasonId)}
        error={faults.reasonId}
        onChange={({ target }) =>
          change({ reasonId: target.value === '' ? undefined : Number(target.value) })
        }
      />
      {onCredit ? (
        <p>این سفارش روی اعتبار آژانس خریده شده است؛ مبلغ آن همان دم به اعتبار برمی‌گردد.</p>
      ) : (
        <Destinations {...props} />
      )}
    </section>
  )
}

function Destinations({ saved, refund }: Omit<Props, 'reasons' | 'onCredit'>) {
  const { form, faults } = refund
  const { name } = useBrand()
  return (
    <>
      <fieldset className="refund-destinations">
        <legend>وجه به کجا برگردد؟</legend>
        <Destination refund={refund} value="wallet" words={`کیف پول ${name}`} when="بلافاصله پس از ثبت" />
        <Destination
          refund={refund}
          value="bank"
          words="حساب بانکی"
          when="با شبا یا شمارهٔ کارت، حداکثر تا ۷۲ ساعت، با کد پیگیری"
        />
        {faults.destination && (
          <p className="field-words" data-tone="bad" role="alert">
            {faults.destination}
          </p>
        )}
      </fieldset>
      <Suspense>{form.destination === 'bank' && <RefundBank saved={saved} refund={refund} />}</Suspense>
    </>
  )
}

interface DestinationProps {
  readonly refund: Refund
  readonly value: 'wallet' | 'bank'
  readonly words: string
  readonly when: string
}

function Destination({ refund: { form, change }, value, words, when }: DestinationProps) {
  return (
    <div className="refund-option">
      <Radio
        name="destination"
        value={value}
        checked={form.destination === value}
        onChange={() => change({ destination: value })}
      >
        <span>
          <b>{words}</b>
          <small>{when}</small>
        </span>
      </Radio>
    </div>
  )
}
