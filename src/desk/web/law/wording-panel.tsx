import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dateFromForm } from '#calendar/form-date.ts'
import { DayField } from '#desk/web/day-field.tsx'
import { ProposalForm } from '#desk/web/proposal-form.tsx'
import { textIn } from '#desk/web/text-in.ts'

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
  return (
    <section className="desk-panel" aria-label={label}>
      <ProposalForm
        fields={[...fields, 'since']}
        mayPropose={mayPropose}
        propose={(form, reason) => {
          const since = dateFromForm(textIn(form, 'since'))?.toString() ?? ''
          return propose(form, { since, reason })
        }}
      >
        {(faults) => (
          <>
            {children(faults)}
            <DayField label="از روز" name="since" error={faults['since']} />
          </>
        )}
      </ProposalForm>
      <Link to={close} data-close="" preventScrollReset>
        بستن
      </Link>
    </section>
  )
}
