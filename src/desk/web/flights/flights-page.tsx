import '#desk/web/today.css'
import { Form, Link } from 'react-router'
import { DayField } from '#desk/web/day-field.tsx'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { changeNames } from '#desk/web/flights/changes.ts'
import { DeclarePanel } from '#desk/web/flights/declare-panel.tsx'
import { EffectFigures } from '#desk/web/flights/effect-figures.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { Route } from './+types/flights-page'

export { loader } from './flights-page.server.ts'

const changes = Object.entries(changeNames).map(([value, label]) => ({ value, label }))

export default function FlightsPage({ loaderData: { asked, fault, found } }: Route.ComponentProps) {
  const key = JSON.stringify(asked)
  return (
    <DeskPage title="اختلال پرواز" sub={<Link to="/desk/waivers">معافیت پروازها از جریمه</Link>}>
      <Form className="desk-filters" key={key}>
        <TextField
          label="شمارهٔ پرواز"
          name="number"
          defaultValue={asked.number}
          placeholder="W51041"
          ltr
          required
        />
        <DayField
          label="روز پرواز"
          name="day"
          defaultValue={asked.day}
          required
          error={fault?.property === 'day' && fault.says}
        />
        <SelectField label="چه شده است" name="what" defaultValue={asked.what} options={changes} />
        <TextField
          label="دقیقه؛ تعجیل با منفی"
          name="minutes"
          defaultValue={asked.minutes}
          inputMode="numeric"
          ltr
        />
        <Button type="submit" kind="line">
          بسنج
        </Button>
      </Form>
      <RefusalNote says={fault?.property === 'day' ? undefined : fault?.says} />
      {found !== undefined && (
        <div className="desk-split" data-open="">
          <EffectFigures flight={found} />
          <DeclarePanel key={key} flight={found} what={asked.what} />
        </div>
      )}
      {found === undefined && fault === undefined && (
        <p className="desk-empty">شمارهٔ پرواز و روزش را بنویسید تا ببینید چه کسانی درگیرند.</p>
      )}
    </DeskPage>
  )
}
