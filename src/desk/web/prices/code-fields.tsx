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
  const field = (name: string, label: string, error = faults[name]) => (
    <TextField label={label} name={name} ltr error={error} />
  )
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
      {field('amount', `یا مبلغ به ${unit}`)}
      {field('most', `بیشترین تخفیف هر خرید به ${unit}`)}
      {field('leastTotal', `کمترین مبلغ خرید به ${unit}`)}
      {field('day', 'از روز', faults['startsAt'])}
      {field('untilDay', 'تا روز', faults['untilDay'] ?? faults['endsAt'])}
      {field('usesLimit', 'شمار استفاده روی هم')}
      {field('usesPerUser', 'شمار استفادهٔ هر مسافر')}
      <SelectField label="برای" name="purchase" options={purchases} />
      {field('budget', `سقف همهٔ تخفیف‌ها به ${unit}`)}
    </>
  )
}
