import { lazy, Suspense, useState } from 'react'
import type { BankDetail } from '#accounts/bank-calls.ts'
import { type Bank, useBank } from '#accounts/web/use-bank.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

const BankAdd = lazy(() => import('#accounts/web/bank-add.tsx'))

/** اطلاعات مالی: where refunds and withdrawals may go. Numbers stay masked until a step-up. */
export function BankDetails({ first }: { readonly first: readonly BankDetail[] }) {
  const bank = useBank(first)
  const [isAdding, setIsAdding] = useState(false)
  const { details, declined } = bank
  return (
    <section className="card account-part" id="financial" aria-labelledby="account-bank">
      <header>
        <h2 id="account-bank">اطلاعات مالی</h2>
        <p className="account-words">
          شبا یا کارتی که وجه استرداد یا موجودی کیف پول به آن واریز شود. شماره‌ها رمزنگاری‌شده نگه داشته می‌شود.
        </p>
      </header>
      <RefusalNote says={declined} />
      {details.length > 0 && (
        <ul className="bank-details">
          {details.map((detail) => (
            <BankRow key={detail.id} detail={detail} bank={bank} />
          ))}
        </ul>
      )}
      {details.length === 0 && <p className="account-none">هنوز حسابی ذخیره نکرده‌اید.</p>}
      <div className="account-acts">
        <Button kind="tonal" icon="plus-bold" onClick={() => setIsAdding(true)}>
          افزودن حساب بانکی
        </Button>
      </div>
      <Suspense>{isAdding && <BankAdd add={bank.add} onClose={() => setIsAdding(false)} />}</Suspense>
      {bank.stepUpDialog}
    </section>
  )
}

function BankRow({ detail, bank }: { readonly detail: BankDetail; readonly bank: Bank }) {
  const whole = bank.whole.get(detail.id)
  const name = detail.bank ?? 'حساب بانکی'
  return (
    <li>
      <Icon name="bank-duotone" size="medium" />
      <div className="bank-words">
        <h3>
          {name}
          {detail.isDefault && <Tag tone="primary">پیش‌فرض</Tag>}
        </h3>
        <p>{detail.holderName}</p>
        <Numbers shown={whole ?? detail} isWhole={whole !== undefined} />
      </div>
      <div className="bank-acts">
        {whole === undefined ? (
          <Button
            kind="ghost"
            size="small"
            icon="eye"
            aria-label={`نمایش کامل ${name}`}
            onClick={() => void bank.reveal(detail.id)}
          >
            نمایش کامل
          </Button>
        ) : (
          <Button
            kind="ghost"
            size="small"
            icon="eye-slash"
            aria-label={`پنهان کردن ${name}`}
            onClick={() => bank.hide(detail.id)}
          >
            پنهان کردن
          </Button>
        )}
        {!detail.isDefault && (
          <Button
            kind="ghost"
            size="small"
            icon="check-bold"
            aria-label={`پیش‌فرض کردن ${name}`}
            onClick={() => void bank.prefer(detail.id)}
          >
            پیش‌فرض شود
          </Button>
        )}
        <Button
          kind="ghost"
          size="small"
          icon="trash-bold"
          aria-label={`پاک کردن ${name}`}
          onClick={() => void bank.forget(detail.id)}
        >
          پاک کردن
        </Button>
      </div>
    </li>
  )
}

type MaskedNumbers = Pick<BankDetail, 'iban' | 'cardNumber' | 'bankAccountNumber'>

function Numbers({ shown, isWhole }: { readonly shown: MaskedNumbers; readonly isWhole: boolean }) {
  const inFours = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ')
  const rows = [
    ['شبا', shown.iban, (digits: string) => inFours(`IR${digits}`)],
    ['کارت', shown.cardNumber, inFours],
    ['حساب', shown.bankAccountNumber, (digits: string) => digits],
  ] as const
  return (
    <dl className="bank-numbers">
      {rows.map(
        ([label, number, written]) =>
          number !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="ltr">{isWhole ? written(number) : number}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
