import './flow-filter.css'
import { Form, useSearchParams, useSubmit } from 'react-router'
import type { FlowsRequest } from '#wallet/web/flows-request.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'

interface Props {
  readonly asked: FlowsRequest
  readonly periods: readonly { readonly value: string; readonly words: string }[]
  readonly orders: readonly { readonly orderId: string; readonly number: string }[]
}

const kinds = [
  { value: '', words: 'همه' },
  { value: 'in', words: 'واریز' },
  { value: 'out', words: 'برداشت' },
] as const

export function FlowFilter({ asked, periods, orders }: Props) {
  const submit = useSubmit()
  const [params] = useSearchParams()
  return (
    <Form
      key={params.toString()}
      className="flow-filter"
      preventScrollReset
      onChange={({ currentTarget }) => void submit(answersIn(currentTarget), { preventScrollReset: true })}
    >
      <Segmented label="نوع تراکنش" name="kind" options={kinds} value={asked.kind ?? ''} />
      <SelectField
        label="زمان"
        name="period"
        defaultValue={asked.period ?? ''}
        options={[
          { value: '', label: 'همهٔ زمان‌ها' },
          ...periods.map(({ value, words }) => ({ value, label: words })),
        ]}
      />
      <SelectField
        label="سفارش"
        name="order"
        defaultValue={asked.order ?? ''}
        options={[
          { value: '', label: 'همهٔ سفارش‌ها' },
          ...orders.map(({ orderId, number }) => ({ value: orderId, label: number })),
        ]}
      />
      <noscript>
        <Button type="submit" kind="tonal">
          نمایش
        </Button>
      </noscript>
    </Form>
  )
}

function answersIn(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].flatMap(([name, answer]) =>
      typeof answer === 'string' && answer !== '' ? [[name, answer]] : [],
    ),
  )
}
