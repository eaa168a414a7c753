import './sources.css'
import '#desk/web/desk-queues.css'
import { Form, useSearchParams } from 'react-router'
import { funnelDays } from '#desk/sources/sources-address.ts'
import { stepWords } from '#desk/sources/step-words.ts'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { DayChart } from '#desk/web/sources/day-chart.tsx'
import { FunnelSteps } from '#desk/web/sources/funnel-steps.tsx'
import { Marketplaces } from '#desk/web/sources/marketplaces.tsx'
import type { SourcesOnPage } from '#desk/web/sources/sources-page.server.ts'
import { steps } from '#funnel/steps.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import type { Route } from './+types/sources-page'

export { loader } from './sources-page.server.ts'

const stepHeads = steps.map((step) => stepWords[step])

export default function SourcesPage({ loaderData }: Route.ComponentProps) {
  const { span, days, byProduct, bySource } = loaderData
  const [params] = useSearchParams()
  return (
    <DeskPage
      title="منبع‌ها"
      sub={`${span}؛ شمارها روزانه و بی‌نام است و هر ۵ دقیقه تازه می‌شود`}
      actions={
        <a
          className="button"
          data-kind="line"
          href={`/api/desk/sources/sheet?${new URLSearchParams({ of: params.toString() })}`}
          download
        >
          خروجی اکسل
        </a>
      }
    >
      <Filters loaded={loaderData} />
      <section className="sources-part" aria-label="قیف فروش">
        <h2>از جستجو تا صدور</h2>
        <FunnelSteps steps={loaderData.steps} />
      </section>
      <section className="sources-part" aria-label="روزها">
        <h2>روز به روز</h2>
        <div className="sources-days">
          <DayChart days={days} />
          <DeskTable
            caption="شمار هر روز"
            head={['روز', ...stepHeads]}
            empty=""
            rows={days.toReversed().map(({ day, cells }) => ({ key: day, cells: [day, ...cells] }))}
          />
        </div>
      </section>
      <section className="sources-part sources-pair" aria-label="محصول و منبع">
        <Sums caption="محصول" rows={byProduct} />
        <Sums caption="منبع" rows={bySource} />
      </section>
      <Marketplaces loaded={loaderData} />
    </DeskPage>
  )
}

function Sums({ caption, rows }: { readonly caption: string; readonly rows: SourcesOnPage['byProduct'] }) {
  return (
    <div>
      <h2>{`به تفکیک ${caption}`}</h2>
      <DeskTable
        caption={`به تفکیک ${caption}`}
        head={[caption, ...stepHeads]}
        empty="در این روزها چیزی شمرده نشده است."
        rows={rows.map(({ name, cells }) => ({ key: name, cells: [name, ...cells] }))}
      />
    </div>
  )
}

function Filters({ loaded: { address, products, sources } }: { readonly loaded: SourcesOnPage }) {
  const spans = Object.entries(funnelDays).map(([value, label]) => ({ value, label }))
  return (
    <Form className="desk-filters" key={JSON.stringify(address)}>
      <SelectField label="روزها" name="days" defaultValue={address.days} options={spans} />
      <SelectField label="محصول" name="product" defaultValue={address.product} options={products} />
      <SelectField label="منبع" name="source" defaultValue={address.source} options={sources} />
      <Button type="submit" kind="line">
        اعمال
      </Button>
    </Form>
  )
}
