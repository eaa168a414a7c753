import './stay-wishes.css'
import { useId } from 'react'
import {
  arrivalNames,
  arrivals,
  longestNote,
  requestNames,
  type StayRequest,
  type StayWishes,
  stayRequests,
} from '#hotels/stay-wishes.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly wishes: StayWishes
  readonly rooms: number
  readonly isDomestic: boolean
  readonly fault: string | undefined
  readonly onChange: (wishes: StayWishes) => void
}

/** Asked and never promised. */
export function StayWishesFields(props: Props) {
  const { wishes, isDomestic, fault, onChange } = props
  const { note } = wishes
  const titleId = useId()
  return (
    <section className="card checkout-section stay-wishes" aria-labelledby={titleId}>
      <h2 id={titleId}>ساعت رسیدن و خواسته‌ها</h2>
      <p>اختیاری است. خواسته به هتل فرستاده می‌شود و قول نیست؛ هتل اگر بتواند انجامش می‌دهد.</p>
      <ArrivalChips {...props} />
      <RequestChips {...props} />
      <Field
        label="خواستهٔ دیگر (اختیاری)"
        hint={`${isDomestic ? '' : 'هتل انگلیسی می‌خواند. '}${persianDigits(note.length)} از ${persianDigits(longestNote)} حرف`}
        error={fault}
      >
        {(tie) => (
          <textarea
            {...tie}
            className="field-input"
            name="wishes.note"
            rows={2}
            maxLength={longestNote}
            value={note}
            onChange={({ target }) => onChange({ ...wishes, note: target.value })}
          />
        )}
      </Field>
    </section>
  )
}

function ArrivalChips({ wishes, onChange }: Props) {
  const { arrival } = wishes
  return (
    <fieldset>
      <legend>کی می‌رسید؟ به وقت هتل</legend>
      {arrivals.map((one) => (
        <label key={one} className="chip">
          <input
            type="radio"
            name="wishes.arrival"
            value={one}
            checked={arrival === one}
            onChange={() => onChange({ ...wishes, arrival: one })}
          />
          {arrival === one && <Icon name="check-bold" size="small" />}
          {arrivalNames[one].fa}
        </label>
      ))}
      {arrival !== null && (
        <Button kind="ghost" size="small" onClick={() => onChange({ ...wishes, arrival: null })}>
          نمی‌دانم
        </Button>
      )}
    </fieldset>
  )
}

function RequestChips({ wishes, rooms, onChange }: Props) {
  const { requests } = wishes
  const turn = (one: StayRequest) =>
    onChange({
      ...wishes,
      requests: requests.includes(one) ? requests.filter((other) => other !== one) : [...requests, one],
    })
  return (
    <fieldset>
      <legend>چه می‌خواهید؟</legend>
      {stayRequests
        .filter((one) => one !== 'rooms-together' || rooms > 1)
        .map((one) => (
          <label key={one} className="chip">
            <input
              type="checkbox"
              name="wishes.requests"
              value={one}
              checked={requests.includes(one)}
              onChange={() => turn(one)}
            />
            {requests.includes(one) && <Icon name="check-bold" size="small" />}
            {requestNames[one].fa}
          </label>
        ))}
    </fieldset>
  )
}
