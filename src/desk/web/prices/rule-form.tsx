import { Form } from 'react-router'
import { dayLike } from '#desk/day-in-field.ts'
import { channelWords } from '#desk/prices/channel-words.ts'
import type { DraftField, DraftTyped } from '#desk/web/prices/draft-typed.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Choice {
  readonly value: string
  readonly label: string
}

interface Props {
  readonly typed: DraftTyped
  readonly fault: { readonly property: string; readonly says: string } | undefined
  readonly products: readonly (Choice & { readonly unit: string })[]
  readonly suppliers: readonly Choice[]
  readonly brands: readonly Choice[]
}

const ways = [
  { value: 'add', label: 'افزودن' },
  { value: 'off', label: 'کاستن' },
]
const channels = [
  { value: '', label: 'همهٔ کانال‌ها' },
  ...Object.entries(channelWords).map(([value, label]) => ({ value, label })),
]
const anySupplier = { value: '', label: 'همهٔ تأمین‌کنندگان' }
const anySite = { value: '', label: 'همهٔ سایت‌ها' }

/** Conditions left empty ask nothing; it is tried before it is proposed. */
export function RuleForm({ typed, fault, products, suppliers, brands }: Props) {
  const field = (name: DraftField, label: string, placeholder = '') => (
    <TextField
      label={label}
      name={name}
      defaultValue={typed[name]}
      placeholder={placeholder}
      ltr
      error={fault?.property === name ? fault.says : undefined}
    />
  )
  const units = [...new Set(products.map(({ unit }) => unit))].join('، ')
  return (
    <Form className="desk-filters" preventScrollReset>
      <SelectField label="محصول" name="product" defaultValue={typed.product} options={products} />
      <SelectField label="چه می‌شود" name="way" defaultValue={typed.way || 'add'} options={ways} />
      {field('percent', 'درصد', '۲٫۵')}
      {field('amount', `مبلغ هر ${units} به ${moneyUnit()}`)}
      {field('commission', 'کمیسیون از بهای پایه، ٪', '۳')}
      {field('airline', 'ایرلاین', 'W5')}
      {field('origin', 'مبدأ', 'THR')}
      {field('destination', 'مقصد', 'MHD')}
      <SelectField
        label="تأمین‌کننده"
        name="supplier"
        defaultValue={typed.supplier}
        options={[anySupplier, ...suppliers]}
      />
      <SelectField label="سایت" name="brand" defaultValue={typed.brand} options={[anySite, ...brands]} />
      <SelectField label="کانال" name="channel" defaultValue={typed.channel} options={channels} />
      {field('daysFrom', 'کمترین روز مانده')}
      {field('daysUntil', 'بیشترین روز مانده')}
      {field('day', 'از روز', dayLike)}
      {field('hour', 'از ساعت', '۱۴:۳۰')}
      {field('untilDay', 'تا روز', dayLike)}
      {field('untilHour', 'تا ساعت', '۰۰:۰۰')}
      <Button type="submit" kind="line">
        بسنج
      </Button>
    </Form>
  )
}
