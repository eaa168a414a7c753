import { type ReactNode, useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { ProposedNote } from '#desk/web/proposed-note.tsx'
import { textIn } from '#desk/web/text-in.ts'
import { Button, type ButtonKind } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  /** beside the reason: whose faults stand beside them */
  readonly fields?: readonly string[]
  readonly children?: (faults: Readonly<Record<string, string>>) => ReactNode
  /** what comes of it, before it is done */
  readonly consequence?: string
  readonly propose: (form: FormData, reason: string) => Promise<{ readonly number: number }>
  readonly reasonLabel?: string
  readonly reasonLike?: string
  readonly button?: string
  readonly kind?: ButtonKind
  /** else it is for reading alone */
  readonly mayPropose?: boolean
}

/** What somebody proposes and why; once it is stored, its number and where the second person finds it. */
export function ProposalForm({ fields = [], children, propose, mayPropose = true, ...words }: Props) {
  const {
    reasonLabel = 'دلیل',
    reasonLike,
    button = 'پیشنهاد به نفر دوم',
    kind = 'commit',
    consequence,
  } = words
  const { isBusy, faults, begin } = useAction([...fields, 'reason'])
  const [number, setNumber] = useState<number>()
  async function send(form: FormData) {
    setNumber((await propose(form, textIn(form, 'reason'))).number)
  }
  if (number !== undefined) return <ProposedNote number={number} />
  return (
    <form
      className="desk-form"
      data-first-focus
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => send(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      {children?.(faults)}
      <TextField label={reasonLabel} name="reason" placeholder={reasonLike} error={faults['reason']} />
      {consequence && <p>{consequence}</p>}
      <RefusalNote says={faults['']} />
      {mayPropose && (
        <Button type="submit" kind={kind} busy={isBusy && 'در حال فرستادن…'}>
          {button}
        </Button>
      )}
    </form>
  )
}
