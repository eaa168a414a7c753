import { ibanDigits, ibanWritten } from '#refunds/bank-account.ts'
import { bankCodeOfIban, bankNamed } from '#refunds/banks.ts'
import { ibanFault } from '#refunds/request-form.ts'
import type { Refund } from '#refunds/web/use-refund.ts'
import { TextField } from '#web/ui/text-field.tsx'

interface Props {
  readonly refund: Pick<Refund, 'form' | 'faults' | 'change' | 'look'>
}

/** Money travels by IBAN; card and account number, if given, must be of the same bank. */
export default function RefundBank({ refund }: Props) {
  const { form, faults, change, look } = refund
  return (
    <div className="refund-fields">
      <Iban refund={refund} />
      <div className="refund-pair">
        <TextField
          label="شمارهٔ کارت"
          ltr
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={form.cardNumber}
          error={faults.cardNumber}
          hint="اختیاری"
          onChange={({ target }) => change({ cardNumber: target.value })}
          onBlur={() => void look('cardNumber')}
        />
        <TextField
          label="شمارهٔ حساب"
          ltr
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={form.bankAccountNumber}
          error={faults.bankAccountNumber}
          hint="اختیاری"
          onChange={({ target }) => change({ bankAccountNumber: target.value })}
          onBlur={() => void look('bankAccountNumber')}
        />
      </div>
      <TextField
        label="نام صاحب حساب"
        autoComplete="off"
        maxLength={80}
        value={form.holderName}
        error={faults.holderName}
        hint="نام باید با صاحب حساب یکی باشد."
        onChange={({ target }) => change({ holderName: target.value })}
        onBlur={() => void look('holderName')}
      />
    </div>
  )
}

/** Left, a right one is written as banks write it: with IR, in groups of four. */
function Iban({ refund: { form, faults, change, look } }: Props) {
  const isKnown = ibanFault(form.iban) === undefined
  const digits = ibanDigits(form.iban)
  return (
    <TextField
      label="شمارهٔ شبا"
      ltr
      inputMode="numeric"
      autoComplete="off"
      maxLength={60}
      placeholder="IR"
      value={form.iban}
      error={faults.iban}
      confirmed={isKnown ? bankNamed(bankCodeOfIban(digits)) : undefined}
      hint="۲۴ رقم، با IR یا بدون آن"
      onChange={({ target }) => change({ iban: target.value })}
      onBlur={() => {
        if (isKnown) change({ iban: ibanWritten(digits) })
        void look('iban')
      }}
    />
  )
}
