import type { Notifications } from '#accounts/web/use-notifications.ts'
import { type QuietHours, usualQuietHours } from '#messages/quiet-hours.ts'
import { persianDigits } from '#money/digits.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'

export function QuietHoursCard({ notifications }: { readonly notifications: Notifications }) {
  const { quietHours, setQuietHours } = notifications
  const hours = quietHours ?? usualQuietHours
  const choose = (changed: Partial<QuietHours>) => setQuietHours({ ...hours, ...changed })
  return (
    <section className="card quiet-hours" aria-labelledby="quiet-hours">
      <Switch
        checked={quietHours !== undefined}
        onChange={(event) => setQuietHours(event.target.checked ? hours : undefined)}
        aria-describedby="quiet-hours-words"
      >
        <b id="quiet-hours">ساعت‌های سکوت</b>
      </Switch>
      <p id="quiet-hours-words">
        خبری که عجله ندارد تا پایان این ساعت‌ها می‌ماند. صدور بلیت، پول برگشتی و خبری که تا آن هنگام دیر می‌شود،
        همان لحظه می‌آید.
      </p>
      {quietHours && (
        <div className="quiet-hours-choice">
          <SelectField
            label="از ساعت"
            value={quietHours.from}
            options={hoursWith(quietHours.from)}
            onChange={(event) => choose({ from: event.target.value })}
          />
          <SelectField
            label="تا ساعت"
            value={quietHours.to}
            options={hoursWith(quietHours.to)}
            onChange={(event) => choose({ to: event.target.value })}
          />
        </div>
      )}
    </section>
  )
}

function hoursWith(chosen: string) {
  const full = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
  const all = full.includes(chosen) ? full : [...full, chosen].toSorted()
  return all.map((value) => ({ value, label: persianDigits(value) }))
}
