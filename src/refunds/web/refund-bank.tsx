import { digitsOf, formattedIban, ibanDigits, isCardNumber } from '#money/bank-account.ts'
import { ibanFault } from '#money/bank-fields.ts'
import { bankCodeOfCard, bankCodeOfIban, bankNamed } from '#money/banks.ts'
import type { SavedAccount } from '#refunds/web/saved-accounts.ts'
import type { Refund } from '#refunds/web/use-refund.ts'
import { Radio } from '#web/ui/fields/radio.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Form {
  readonly refund: Pick<Refund, 'form' | 'faults' | 'change' | 'look'>
}

interface Props extends Form {
  readonly saved: readonly SavedAccount[]
}

/** A saved account takes one tap. */
export default function RefundBank({ saved, refund }: Props) {
  const { form, faults, change } = refund
  if (saved.length === 0) return <Typed refund={refund} />
  const option = (id: string, words: string, holder?: string) => (
    <div className="refund-option" key={id}>
      <Radio
        name="savedAccountId"
        value={id}
        checked={form.savedAccountId === id}
        aria-invalid={(form.savedAccountId === id && faults.savedAccountId !== undefined) || undefined}
        onChange={() => change({ savedAccountId: id })}
      >
        <span>
          <b>{words}</b>
          {holder && <small>{holder}</small>}
        </span>
      </Radio>
    </div>
  )
  return (
    <fieldset className="refund-destinations">
      <legend>به کدام حساب؟</legend>
      {saved.map(({ id, words, holderName }) => option(id, words, holderName))}
      {option('', 'حساب یا کارت دیگر')}
      {faults.savedAccountId && (
        <p className="field-words" data-tone="bad" role="alert">
          {faults.savedAccountId}
        </p>
      )}
      {form.savedAccountId === '' && <Typed refund={refund} />}
    </fieldset>
  )
}

function Typed({ refund }: Form) {
  const { form, faults, change, look } = refund
  return (
    <div className="refund-fields">
      <Iban refund={refund} />
      <div className="refund-pair">
        <Card refund={refund} />
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
        hint="نام باید با صاحب حساب یکی باشد؛ از بانک می‌پرسیم."
        onChange={({ target }) => change({ holderName: target.value })}
        onBlur={() => void look('holderName')}
      />
    </div>
  )
}

function Card({ refund: { form, faults, change, look } }: Form) {
  const digits = digitsOf(form.cardNumber)
  return (
    <TextField
      label="شمارهٔ کارت"
      ltr
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      value={form.cardNumber}
      error={faults.cardNumber}
      confirmed={isCardNumber(digits) ? bankNamed(bankCodeOfCard(digits)) : undefined}
      hint="۱۶ رقم؛ به‌جای شبا هم می‌شود"
      onChange={({ target }) => change({ cardNumber: target.value })}
      onBlur={() => {
        if (isCardNumber(digits)) change({ cardNumber: digits.replace(/(.{4})(?=.)/g, '$1 ') })
        void look('cardNumber')
      }}
    />
  )
}

/** On blur a valid IBAN is formatted: IR and groups of four. */
function Iban({ refund: { form, faults, change, look } }: Form) {
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
      hint="۲۴ رقم، با IR یا بدون آن؛ شمارهٔ کارت هم کافی است"
      onChange={({ target }) => change({ iban: target.value })}
      onBlur={() => {
        if (isKnown) change({ iban: formattedIban(digits) })
        void look('iban')
      }}
    />
  )
}
