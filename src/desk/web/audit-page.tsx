import { Form, Link, useSearchParams } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Tag, type TagTone } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/audit-page'

export { loader } from './audit-page.server.ts'

const tones: Readonly<Record<string, TagTone>> = { done: 'good', looked: 'plain', refused: 'bad' }
const all = { value: '', label: 'همه' }

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { entries, older, filter, actions, outcomes, colleagues } = loaderData
  const [params] = useSearchParams()
  const olderParams = new URLSearchParams(params)
  if (older !== undefined) olderParams.set('before', String(older))
  return (
    <DeskPage title="رویدادها" sub="هر بند با بند پیش از خود مهر شده است و هر شب سنجیده می‌شود">
      <Form className="desk-filters" key={params.toString()}>
        <SelectField label="همکار" name="staff" defaultValue={filter.staff} options={[all, ...colleagues]} />
        <SelectField label="کار" name="action" defaultValue={filter.action} options={[all, ...actions]} />
        <SelectField
          label="نتیجه"
          name="outcome"
          defaultValue={filter.outcome}
          options={[all, ...outcomes]}
        />
        <Button type="submit" kind="line">
          نشان بده
        </Button>
      </Form>
      <DeskTable
        caption="رویدادها"
        head={['بند', 'کی', 'همکار', 'نقش', 'چه کرد', 'دربارهٔ', 'نتیجه', 'شبکه']}
        empty="رویدادی با این نشانی‌ها نیست."
        rows={entries.map((one) => ({
          key: String(one.n),
          cells: [
            persianDigits(one.n),
            one.at,
            one.staffName,
            one.titles,
            one.action,
            one.subject,
            <Tag key="outcome" tone={tones[one.outcome] ?? 'plain'}>
              {one.outcomeWords}
            </Tag>,
            <bdi key="network" dir="ltr">
              {one.network}
            </bdi>,
          ],
        }))}
      />
      {older !== undefined && <Link to={`?${olderParams.toString()}`}>رویدادهای پیش‌تر</Link>}
    </DeskPage>
  )
}
