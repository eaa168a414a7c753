import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import { textIn } from '#desk/web/text-in.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface When {
  readonly since: string
  readonly reason: string
}

interface Props {
  readonly label: string
  /** whose faults stand beside them */
  readonly fields: readonly string[]
  readonly propose: (form: FormData, when: When) => Promise<{ readonly number: number }>
  readonly children: (faults: Readonly<Record<string, string>>) => ReactNode
  readonly mayPropose: boolean
  readonly close: string
}

/** Another wording, from a day on; the second person puts it in force. */
export function WordingPanel({ label, fields, propose, children, mayPropose, close }: Props) {
  const { isBusy, faults, begin } = useAction([...fields, 'since', 'reason'])
  const [number, setNumber] = useState<number>()
  async function send(form: FormData) {
    const since = dateFromForm(textIn(form, 'since'))?.toString() ?? ''
    setNumber((await propose(form, { since, reason: textIn(form, 'reason') })).number)
  }
  return (
    <section className="desk-panel" aria-label={label}>
      {number === undefined ? (
        <form
          className="desk-form"
          onSubmit={(event) => {
            event.preventDefault()
            void begin(() => send(new FormData(event.currentTarget)), event.currentTarget)
          }}
        >
          {children(faults)}
          <TextField label="از روز" name="since" placeholder="۱۴۰۵/۰۹/۱۰" ltr error={faults['since']} />
          <TextField label="دلیل" name="reason" error={faults['reason']} />
          <RefusalNote says={faults['']} />
          {mayPropose && (
            <Button type="submit" kind="commit" busy={isBusy && 'در حال فرستادن…'}>
              پیشنهاد به نفر دوم
            </Button>
          )}
        </form>
      ) : (
        <Note tone="good" announced>
          پیشنهاد {persianDigits(number)} ثبت شد و در انتظار نفر دوم است.
        </Note>
      )}
      <Link to={close} data-close="" preventScrollReset>
        بستن
      </Link>
    </section>
  )
}
