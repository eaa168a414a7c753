import '#desk/web/today.css'
import { Form, Link } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { ProposeWaiver } from '#desk/web/waivers/propose-waiver.tsx'
import type { loader as load, WaiverOnPage } from '#desk/web/waivers/waivers-page.server.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'
import type { Route } from './+types/waivers-page'

export { loader } from './waivers-page.server.ts'

type WaiverQuery = Awaited<ReturnType<typeof load>>['asked']

export default function WaiversPage({ loaderData: { asked, fault, found } }: Route.ComponentProps) {
  const key = JSON.stringify(asked)
  return (
    <DeskPage title="معافیت از جریمه" sub={<Link to="/desk/flights">اختلال پرواز</Link>}>
      <WaiverFilters key={key} asked={asked} />
      {fault !== undefined && (
        <Note tone="bad" announced>
          {fault}
        </Note>
      )}
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

function WaiverFilters({ asked }: { readonly asked: WaiverQuery }) {
  return (
    <Form className="desk-filters">
      <TextField
        label="ایرلاین، پرواز یا «همه»"
        name="which"
        defaultValue={asked.which}
        placeholder="W51041"
        ltr
        required
      />
      <TextField label="حرکت از روز" name="from" defaultValue={asked.from} ltr required />
      <TextField label="تا پایان روز" name="until" defaultValue={asked.until} ltr required />
      <TextField label="خرید پیش از، اگر هست" name="soldBefore" defaultValue={asked.soldBefore} ltr />
      <TextField label="مهلت درخواست، اگر هست" name="askUntil" defaultValue={asked.askUntil} ltr />
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
