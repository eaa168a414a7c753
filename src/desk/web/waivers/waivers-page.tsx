import '#desk/web/today.css'
import { Form, Link } from 'react-router'
import { DayField } from '#desk/web/day-field.tsx'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { ProposeWaiver } from '#desk/web/waivers/propose-waiver.tsx'
import type { loader as load, WaiverOnPage } from '#desk/web/waivers/waivers-page.server.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { Route } from './+types/waivers-page'

export { loader } from './waivers-page.server.ts'

type WaiverQuery = Awaited<ReturnType<typeof load>>['asked']

export default function WaiversPage({ loaderData: { asked, fault, found } }: Route.ComponentProps) {
  const key = JSON.stringify(asked)
  return (
    <DeskPage title="معافیت از جریمه" sub={<Link to="/desk/flights">اختلال پرواز</Link>}>
      <WaiverFilters key={key} asked={asked} fault={fault} />
      {found !== undefined && (
        <div className="desk-split" data-open="">
          <Figures found={found} />
          <ProposeWaiver key={key} waiver={found.waiver} />
        </div>
      )}
      {found === undefined && fault === undefined && (
        <p className="desk-empty">بنویسید کدام پروازها و کدام روزها، تا ببینید چه کسانی درگیرند.</p>
      )}
    </DeskPage>
  )
}

interface FilterProps {
  readonly asked: WaiverQuery
  readonly fault: { readonly property: string; readonly says: string } | undefined
}

const days = [
  { name: 'from', label: 'حرکت از روز', required: true },
  { name: 'until', label: 'تا پایان روز', required: true },
  { name: 'soldBefore', label: 'خرید پیش از، اگر هست', required: false },
  { name: 'askUntil', label: 'مهلت درخواست، اگر هست', required: false },
] as const

function WaiverFilters({ asked, fault }: FilterProps) {
  const wrong = (name: string) => (fault?.property === name ? fault.says : undefined)
  const isElsewhere =
    fault !== undefined && !['which', ...days.map(({ name }) => name)].includes(fault.property)
  return (
    <>
      <Form className="desk-filters">
        <TextField
          label="ایرلاین، پرواز یا «همه»"
          name="which"
          defaultValue={asked.which}
          placeholder="W51041"
          ltr
          required
          error={wrong('which')}
        />
        {days.map(({ name, ...words }) => (
          <DayField key={name} name={name} {...words} defaultValue={asked[name]} error={wrong(name)} />
        ))}
        <SelectField
          label="علت"
          name="kind"
          defaultValue={asked.kind}
          options={[
            { value: 'emergency', label: 'شرایط اضطراری' },
            { value: 'cancelled', label: 'لغو' },
          ]}
        />
        <SelectField
          label="چارتر"
          name="charters"
          defaultValue={asked.charters}
          options={[
            { value: 'no', label: 'بجز چارتر' },
            { value: 'yes', label: 'چارتر هم' },
          ]}
        />
        <Button type="submit" kind="line">
          بسنج
        </Button>
      </Form>
      <RefusalNote says={isElsewhere ? fault.says : undefined} />
    </>
  )
}

function Figures({ found }: { readonly found: WaiverOnPage }) {
  const figures = [
    ['سفارش', persianDigits(found.orders)],
    ['مسافر', persianDigits(found.people)],
    [`برگشتنی به ${moneyUnit()}، حداکثر`, found.comesBack],
    [`جریمه‌ای که بخشیده می‌شود، به ${moneyUnit()}`, found.penalties],
    [found.message, persianDigits(found.messages)],
  ] as const
  return (
    <section className="desk-figures" aria-label="چه کسانی درگیرند">
      {figures.map(([words, number]) => (
        <div key={words} className="desk-figure">
          <span>{words}</span>
          <b>{number}</b>
        </div>
      ))}
    </section>
  )
}
