import { AmountField } from '#desk/web/amount-field.tsx'
import { DayField } from '#desk/web/day-field.tsx'
import { moneyUnit } from '#money/display-unit.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  readonly products: readonly { readonly value: string; readonly label: string }[]
  readonly faults: Readonly<Record<string, string | undefined>>
}

const purchases = [
  { value: '', label: 'هر خرید' },
  { value: 'first', label: 'تنها نخستین خرید' },
]

/** What is left empty sets no limit. */
export function CodeFields({ products, faults }: Props) {
  const field = (name: string, label: string) => (
    <TextField label={label} name={name} ltr error={faults[name]} />
  )
  const sum = (name: string, label: string) => <AmountField label={label} name={name} error={faults[name]} />
  const unit = moneyUnit()
  return (
    <>
      {field('code', 'کد')}
      <SelectField
        label="محصول"
        name="product"
        options={[{ value: '', label: 'همهٔ محصول‌ها' }, ...products]}
      />
      {field('percent', 'درصد')}
      {sum('amount', `یا مبلغ به ${unit}`)}
      {sum('most', `بیشترین تخفیف هر خرید به ${unit}`)}
      {sum('leastTotal', `کمترین مبلغ خرید به ${unit}`)}
      <DayField label="از روز" name="day" error={faults['startsAt']} />
      <DayField label="تا روز" name="untilDay" error={faults['untilDay'] ?? faults['endsAt']} />
      {field('usesLimit', 'شمار استفاده روی هم')}
      {field('usesPerUser', 'شمار استفادهٔ هر مسافر')}
      <SelectField label="برای" name="purchase" options={purchases} />
      {sum('budget', `سقف همهٔ تخفیف‌ها به ${unit}`)}
    </>
  )
}
