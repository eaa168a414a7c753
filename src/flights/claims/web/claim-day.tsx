import { weekdayDayMonth } from '#calendar/formatted.ts'
import type { ClaimDaySpan } from '#flights/claims/web/claims-on-order.server.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'

/** days that can be chosen: what happened before is seldom written down so late */
const most = 120

/** The latest first. */
export function ClaimDay({ label, days }: { readonly label: string; readonly days: ClaimDaySpan }) {
  return <SelectField label={label} name="day" required options={optionsOf(days)} />
}

function optionsOf({ from, to }: ClaimDaySpan) {
  const last = Temporal.PlainDate.from(to)
  const { days } = Temporal.PlainDate.from(from).until(last, { largestUnit: 'day' })
  return Array.from({ length: Math.min(days + 1, most) }, (_, back) => {
    const day = last.subtract({ days: back })
    return {
      value: day.toString(),
      label: back === 0 ? `امروز، ${weekdayDayMonth(day)}` : weekdayDayMonth(day),
    }
  })
}
