import '#desk/web/desk-queues.css'
import './refunds.css'
import { Form, Link, useSearchParams } from 'react-router'
import { daySpans } from '#desk/orders/list-address.ts'
import { goals } from '#desk/refunds/refunds-address.ts'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { changed } from '#desk/web/orders/columns.ts'
import { RefundPanel } from '#desk/web/refunds/refund-panel.tsx'
import { refundTable } from '#desk/web/refunds/refund-table.tsx'
import type { loader as load } from '#desk/web/refunds/refunds-page.server.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Tag } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/refunds-page'

export { loader } from './refunds-page.server.ts'

type Loaded = Awaited<ReturnType<typeof load>>

export default function RefundsPage({ loaderData }: Route.ComponentProps) {
  const { rows, next, isFirst, opened } = loaderData
  const [params] = useSearchParams()
  const of = changed(params, { open: '', after: '' }).slice(1)
  return (
    <DeskPage
      title="استردادها"
      sub={<Link to="/desk/mass-refunds">استرداد گروهی</Link>}
      actions={
        <a
          className="button"
          data-kind="line"
          href={`/api/desk/refunds/sheet?${new URLSearchParams({ of })}`}
          download
        >
          خروجی اکسل
        </a>
      }
    >
      <Groups loaded={loaderData} />
      <Filters loaded={loaderData} />
      <div className="desk-split" data-open={opened ? '' : undefined}>
        <div className="desk-refunds">
          <DeskTable
            caption="استردادها"
            head={['پیگیری', 'سفارش', `مبلغ (${moneyUnit()})`, 'به', 'سن', 'تا', 'وضعیت']}
            empty="در این فهرست استردادی نیست."
            rows={refundTable(rows, params)}
          />
          <nav className="desk-pages" aria-label="صفحه‌های فهرست">
            {!isFirst && <Link to={changed(params, { after: '', open: '' })}>صفحهٔ نخست</Link>}
            {next !== undefined && <Link to={changed(params, { after: next, open: '' })}>صفحهٔ بعد</Link>}
          </nav>
        </div>
        {opened && (
          <RefundPanel key={opened.number} refund={opened} closing={changed(params, { open: '' })} />
        )}
      </div>
    </DeskPage>
  )
}

function Groups({ loaded: { groups, address } }: { readonly loaded: Loaded }) {
  const [params] = useSearchParams()
  const to = (group: string) => changed(params, { group, open: '', after: '' })
  return (
    <nav className="desk-queues" aria-label="دسته‌ها">
      <Link to={to('')} aria-current={address.group === '' ? 'page' : undefined}>
        همه
      </Link>
      {groups.map(({ group, title, count, amount }) => (
        <Link
          key={group}
          to={to(group)}
          aria-current={address.group === group ? 'page' : undefined}
          title={`${amount} ${moneyUnit()}`}
        >
          {title} <Tag tone={count > 0 && alarming.has(group) ? 'bad' : 'plain'}>{persianDigits(count)}</Tag>
        </Link>
      ))}
    </nav>
  )
}

const alarming: ReadonlySet<string> = new Set(['overdue'])

function Filters({ loaded: { address } }: { readonly loaded: Loaded }) {
  const { q, group, to, made } = address
  return (
    <Form className="desk-filters" key={JSON.stringify(address)}>
      {group !== '' && <input type="hidden" name="group" value={group} />}
      <TextField label="شمارهٔ استرداد یا سفارش" name="q" defaultValue={q} inputMode="numeric" ltr />
      <SelectField label="به" name="to" defaultValue={to} options={optionsOf(goals)} />
      <SelectField label="ثبت" name="made" defaultValue={made} options={optionsOf(daySpans)} />
      <Button type="submit" kind="line">
        اعمال
      </Button>
    </Form>
  )
}

function optionsOf(names: Readonly<Record<string, string>>) {
  return [{ value: '', label: 'همه' }, ...Object.entries(names).map(([value, label]) => ({ value, label }))]
}
