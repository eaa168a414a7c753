import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import type { ResponseOf } from '#calls/call.ts'
import type { actingCalls } from '#desk/acting-calls.ts'
import { dayUnread } from '#desk/day-in-field.ts'
import { DateFlights } from '#desk/web/acting/date-flights.tsx'
import type { MovableOnPage } from '#desk/web/acting/movable.server.ts'
import { DayField } from '#desk/web/day-field.tsx'
import { askDesk } from '#desk/web/desk-call.ts'
import { textIn } from '#desk/web/text-in.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Check } from '#web/ui/fields/check.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'

interface Props {
  readonly number: string
  readonly directions: readonly MovableOnPage[]
}

export interface DaysFound {
  readonly leg: number
  readonly days: ResponseOf<typeof actingCalls.dateDays>
}

/** Which direction, who of it and from which day; the flights are read before one is held. */
export function DateForm({ number, directions }: Props) {
  const { isBusy, faults, begin } = useAction(['passengers', 'from'])
  const [leg, setLeg] = useState(directions[0]?.leg ?? 0)
  const [found, setFound] = useState<DaysFound>()
  const [isDayRead, setDayRead] = useState(true)
  const direction = directions.find((one) => one.leg === leg)
  async function look(form: FormData) {
    const typed = textIn(form, 'from')
    const from = dateFromForm(typed)?.toString()
    setFound(undefined)
    setDayRead(typed === '' || from !== undefined)
    if (typed !== '' && from === undefined) return
    const passengers = form.getAll('who').map(Number)
    const days = await askDesk<typeof actingCalls.dateDays>(
      'POST /api/desk/orders/{number}/acting/date-days',
      { params: { number }, body: { leg, passengers, from } },
    )
    setFound({ leg, days })
  }
  return (
    <>
      {direction !== undefined && (
        <section className="desk-panel desk-acting" aria-labelledby="date-title">
          <h2 id="date-title">تغییر تاریخ</h2>
          <form
            className="desk-form"
            onChange={() => setFound(undefined)}
            onSubmit={(event) => {
              event.preventDefault()
              void begin(() => look(new FormData(event.currentTarget)), event.currentTarget)
            }}
          >
            <SelectField
              label="مسیر"
              value={String(leg)}
              onChange={({ target }) => setLeg(Number(target.value))}
              options={directions.map((one) => ({ value: String(one.leg), label: one.words }))}
            />
            {direction.isWhole ? <Everybody {...direction} /> : <Who key={leg} {...direction} />}
            <RefusalNote says={faults['passengers']} />
            <FromDay isAlone={direction.isWhole} fault={isDayRead ? faults['from'] : dayUnread} />
            <RefusalNote says={faults['']} />
            <Button type="submit" kind="line" busy={isBusy && 'در حال جستجو…'}>
              دیدن پروازها
            </Button>
          </form>
        </section>
      )}
      {/* what was done stays in sight when nothing is left to move */}
      {found !== undefined && (
        <DateFlights key={JSON.stringify(found.days.days.length)} number={number} found={found} />
      )}
    </>
  )
}

interface FromDayProps {
  /** its seller is asked for one day at a time */
  readonly isAlone: boolean
  readonly fault: string | undefined
}

function FromDay({ isAlone, fault }: FromDayProps) {
  return (
    <>
      <DayField label={isAlone ? 'روز تازه' : 'از روز'} name="from" error={fault} />
      <small>
        {isAlone
          ? 'فروشنده هر بار برای یک روز پرسیده می‌شود. خالی باشد، روز پس از همین بلیت.'
          : 'خالی باشد، از روز همین بلیت.'}
      </small>
    </>
  )
}

/** As their seller changes them. */
function Everybody({ people }: Pick<MovableOnPage, 'people'>) {
  return (
    <p>
      فروشنده تاریخ این بلیت را عوض می‌کند، برای همه با هم: {people.map(({ name }) => name).join('، ')}
      {people.map(({ passenger }) => (
        <input key={passenger} type="hidden" name="who" value={passenger} />
      ))}
    </p>
  )
}

function Who({ people }: Pick<MovableOnPage, 'people'>) {
  return (
    <fieldset>
      <legend>تاریخ چه کسی عوض شود؟</legend>
      {people.map(({ passenger, name, isMovable }) => (
        <Check
          key={passenger}
          name="who"
          value={passenger}
          disabled={!isMovable}
          end={!isMovable && 'عوض نمی‌شود'}
        >
          {name}
        </Check>
      ))}
    </fieldset>
  )
}
