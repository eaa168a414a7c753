import { type SubmitEvent, useRef } from 'react'
import { longestNote } from '#flights/changes/date-request-note.ts'
import type { DirectionTexts } from '#flights/changes/web/date-change/date-change-choice.ts'
import type { DateRequestOnPage } from '#flights/changes/web/date-request/date-request-on-page.server.ts'
import { DayWished } from '#flights/changes/web/date-request/day-wished.tsx'
import { useDateRequest } from '#flights/changes/web/date-request/use-date-request.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Check } from '#web/ui/fields/check.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Radio } from '#web/ui/fields/radio.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly request: DateRequestOnPage
  readonly onMade: () => void
}

export function DateRequestForm({ request, onMade }: Props) {
  const { directions, answeredBy, today } = request
  const form = useRef<HTMLFormElement>(null)
  const { draft, faults, isBusy, declined, change, send } = useDateRequest(request, onMade)
  const { leg, day, isFlexible, note } = draft
  const direction = directions.find((one) => one.leg === leg)
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!(await send())) form.current?.querySelector<HTMLElement>('[data-bad], [aria-invalid]')?.focus()
  }
  return (
    <form ref={form} className="card date-request" noValidate onSubmit={(event) => void submit(event)}>
      <p>تاریخ این بلیت را همکار ما با ایرلاین عوض می‌کند. روزی را که می‌خواهید انتخاب کنید.</p>
      <Directions {...{ directions, leg }} onChange={(chosen) => change({ leg: chosen })} />
      {direction && <People {...{ direction, draft, error: faults['passengers'] }} onChange={change} />}
      <DayWished
        day={day}
        today={today}
        error={faults['day']}
        onChange={(picked) => change({ day: picked })}
      />
      <Check
        name="isFlexible"
        checked={isFlexible}
        onChange={({ target }) => change({ isFlexible: target.checked })}
      >
        یک روز زودتر یا دیرتر هم می‌شود
      </Check>
      <Field
        label="توضیح (اختیاری)"
        hint={`مثلاً ساعتی که برایتان بهتر است؛ تا ${persianDigits(longestNote)} حرف.`}
        error={faults['note']}
      >
        {(tie) => (
          <textarea
            {...tie}
            className="field-input"
            name="note"
            rows={3}
            maxLength={longestNote}
            value={note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
      <Beforehand answeredBy={answeredBy} />
      <RefusalNote says={declined} />
      <Button type="submit" busy={isBusy && 'در حال فرستادن…'}>
        فرستادن درخواست
      </Button>
    </form>
  )
}

/** Before anything is sent. */
function Beforehand({ answeredBy }: Pick<DateRequestOnPage, 'answeredBy'>) {
  return (
    <p className="another-flight-worth">
      <Icon name="shield-check-fill" />
      <span>
        اگر همین حالا بفرستید، همکار ما تا ساعت {answeredBy} در گفتگوی همین سفارش پاسخ می‌دهد. جریمه و تفاوت
        نرخ را پیش از هر کاری می‌بینید؛ تا نپذیرید چیزی عوض نمی‌شود، پولی گرفته نمی‌شود و بلیت فعلی سر جایش است.
      </span>
    </p>
  )
}

interface DirectionsProps {
  readonly directions: readonly DirectionTexts[]
  readonly leg: number
  readonly onChange: (leg: number) => void
}

function Directions({ directions, leg, onChange }: DirectionsProps) {
  const [only, ...others] = directions
  if (only === undefined) return null
  if (others.length === 0)
    return (
      <p className="another-flight-sold">
        <b>بلیت فعلی</b> <span>{only.when}</span> <Flight direction={only} />
      </p>
    )
  return (
    <fieldset>
      <legend>تاریخ کدام مسیر؟</legend>
      {directions.map((one) => (
        <Radio key={one.leg} name="leg" checked={one.leg === leg} onChange={() => onChange(one.leg)}>
          <span className="date-request-flight">
            <b>
              {one.direction}، {one.when}
            </b>
            <Flight direction={one} />
          </span>
        </Radio>
      ))}
    </fieldset>
  )
}

function Flight({ direction: { route, airline, flightNumber } }: { readonly direction: DirectionTexts }) {
  return (
    <span>
      {route}، {airline} <bdi dir="ltr">{flightNumber}</bdi>
    </span>
  )
}

interface PeopleProps {
  readonly direction: DirectionTexts
  readonly draft: ReturnType<typeof useDateRequest>['draft']
  readonly error: string | undefined
  readonly onChange: ReturnType<typeof useDateRequest>['change']
}

function People({ direction: { people }, draft: { going }, error, onChange }: PeopleProps) {
  if (people.length < 2) return null
  return (
    <fieldset>
      <legend>تاریخ چه کسی عوض شود؟</legend>
      {people.map(({ passenger, name }) => {
        const isGoing = going.includes(passenger)
        const without = going.filter((one) => one !== passenger)
        return (
          <Check
            key={passenger}
            name="passengers"
            value={passenger}
            checked={isGoing}
            aria-invalid={error !== undefined || undefined}
            onChange={() => onChange({ going: isGoing ? without : [...going, passenger] })}
          >
            {name}
          </Check>
        )
      })}
      {error && (
        <p className="date-request-fault" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
