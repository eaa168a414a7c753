import { Form, useSearchParams, useSubmit } from 'react-router'
import {
  channelNames,
  daySpans,
  dueKinds,
  type ListAddress,
  statusGroups,
} from '#desk/orders/list-address.ts'
import { ColumnChoice } from '#desk/web/orders/column-choice.tsx'

interface Named {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly address: ListAddress
  readonly products: readonly Named[]
  readonly brands: readonly Named[]
}

/** Each choice is in the address at once. */
export function ListFilters({ address, products, brands }: Props) {
  const [params] = useSearchParams()
  const submit = useSubmit()
  const { product, status, made, paid, late, due, channel, brand, q } = address
  return (
    <Form className="desk-list-filters" onChange={(event) => void submit(event.currentTarget)}>
      {q !== '' && <input type="hidden" name="q" value={q} />}
      {params.has('cols') && <input type="hidden" name="cols" value={params.get('cols') ?? ''} />}
      <Filter name="product" words="محصول" chosen={product} choices={namesOf(products)} />
      <Filter name="status" words="وضعیت" chosen={status} choices={statusGroups} />
      <Filter name="made" words="ثبت" chosen={made} choices={daySpans} />
      <Filter name="paid" words="پرداخت" chosen={paid} choices={daySpans} />
      <Filter name="late" words="دیر" chosen={late ? '1' : ''} choices={{ 1: 'دیر یا نزدیک قول' }} />
      <Filter name="due" words="در انتظار" chosen={due} choices={dueKinds} />
      <Filter name="channel" words="کانال" chosen={channel} choices={channelNames} />
      {brands.length > 1 && <Filter name="brand" words="برند" chosen={brand} choices={namesOf(brands)} />}
      <noscript>
        <button type="submit">اعمال</button>
      </noscript>
      <ColumnChoice />
    </Form>
  )
}

function namesOf(named: readonly Named[]): Readonly<Record<string, string>> {
  return Object.fromEntries(named.map(({ id, name }) => [id, name]))
}

interface FilterProps {
  readonly name: string
  readonly words: string
  readonly chosen: string
  readonly choices: Readonly<Record<string, string>>
}

function Filter({ name, words, chosen, choices }: FilterProps) {
  return (
    <label>
      <span>{words}</span>
      <select key={chosen} name={name} defaultValue={chosen}>
        <option value="">همه</option>
        {Object.entries(choices).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
