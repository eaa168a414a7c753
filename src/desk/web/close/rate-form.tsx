import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import { changeOfRate, currencyWords, type RatedCurrency } from '#desk/close/rate-words.ts'
import type { closeCalls } from '#desk/close-calls.ts'
import { AmountField } from '#desk/web/amount-field.tsx'
import type { RateOnPage } from '#desk/web/close/close-page.server.ts'
import { DayField } from '#desk/web/day-field.tsx'
import { askDesk } from '#desk/web/desk-call.ts'
import { ProposedNote } from '#desk/web/proposed-note.tsx'
import { textIn } from '#desk/web/text-in.ts'
import { parseAmount } from '#money/amount-input.ts'
import { persianDigits } from '#money/digits.ts'
import { isJump, jumpPercent } from '#money/rate-jump.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  readonly today: string
  readonly rates: readonly RateOnPage[]
  readonly onDone: () => void
}

/** Holds at once; one far from the last waits for another. */
export function RateForm({ today, rates, onDone }: Props) {
  const { isBusy, faults, begin } = useAction(['rialAUnit', 'day', 'source', 'reason'])
  const { revalidate } = useRevalidator()
  const [proposed, setProposed] = useState<number>()
  const [rate, setRate] = useState<RateTyped>({ currency: rates[0]?.currency ?? 'USD', typed: undefined })
  async function enter(form: FormData) {
    const { proposal } = await askDesk<typeof closeCalls.setRate>('POST /api/desk/rates', {
      body: {
        currency: rate.currency,
        rialAUnit: parseAmount(textIn(form, 'rialAUnit')) ?? Number.NaN,
        day: textIn(form, 'day'),
        source: textIn(form, 'source'),
        reason: textIn(form, 'reason'),
      },
    })
    await revalidate()
    if (proposal === null) onDone()
    else setProposed(proposal)
  }
  if (proposed !== undefined) return <ProposedNote number={proposed} />
  return (
    <form
      className="desk-form"
      data-first-focus
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => enter(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      <RateFields
        today={today}
        rates={rates}
        rate={rate}
        faults={faults}
        onCurrency={(currency) => setRate({ ...rate, currency })}
        onTyped={(typed) => setRate({ ...rate, typed })}
      />
      <RefusalNote says={faults['']} />
      <Button type="submit" busy={isBusy && 'در حال انجام…'}>
        {isFar(rates, rate) ? 'پیشنهاد نرخ به نفر دوم' : 'ثبت نرخ'}
      </Button>
    </form>
  )
}

interface RateTyped {
  readonly currency: RatedCurrency
  readonly typed: number | undefined
}

const beforeIn = (rates: Props['rates'], { currency }: RateTyped) =>
  rates.find((one) => one.currency === currency)?.rialAUnit

/** So far from the last one that another has to approve it: the server decides, this says it before. */
function isFar(rates: Props['rates'], rate: RateTyped): boolean {
  const before = beforeIn(rates, rate)
  return before !== undefined && rate.typed !== undefined && isJump(before, rate.typed)
}

interface FieldsProps extends Pick<Props, 'today' | 'rates'> {
  readonly rate: RateTyped
  readonly faults: Readonly<Record<string, string>>
  readonly onCurrency: (currency: RatedCurrency) => void
  readonly onTyped: (typed: number | undefined) => void
}

function RateFields({ today, rates, rate, faults, onCurrency, onTyped }: FieldsProps) {
  const { currency, typed } = rate
  const before = beforeIn(rates, rate)
  return (
    <>
      <SelectField
        label="ارز"
        value={currency}
        options={rates.map((one) => ({ value: one.currency, label: currencyWords[one.currency] }))}
        onChange={({ target }) =>
          onCurrency(rates.find((one) => one.currency === target.value)?.currency ?? currency)
        }
      />
      <AmountField
        label="یک واحد به ریال"
        name="rialAUnit"
        isInRial
        hint={before === undefined ? undefined : changeOfRate(before, typed)}
        error={faults['rialAUnit']}
        onChange={({ target }) => onTyped(parseAmount(target.value))}
      />
      <DayField label="روز" name="day" defaultValue={today} error={faults['day']} />
      <TextField label="مرجع" name="source" placeholder="بازار آزاد تهران" error={faults['source']} />
      <TextField
        label="دلیل"
        name="reason"
        hint={
          isFar(rates, rate)
            ? `بیش از ${persianDigits(jumpPercent)} درصد فاصله دارد؛ تا نفر دوم تأیید نکند فروش با نرخ پیشین است.`
            : `تنها اگر بیش از ${persianDigits(jumpPercent)} درصد با نرخ پیشین فاصله دارد.`
        }
        error={faults['reason']}
      />
    </>
  )
}
