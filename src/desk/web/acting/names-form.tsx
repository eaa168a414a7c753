import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { ResponseOf } from '#calls/call.ts'
import type { actingCalls, NamesBody } from '#desk/acting-calls.ts'
import type { PersonOnPage } from '#desk/web/acting/acting-page.server.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { textIn } from '#desk/web/text-in.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly number: string
  readonly people: readonly PersonOnPage[]
}

const fields = [
  { name: 'firstName', label: 'نام لاتین', ltr: true },
  { name: 'lastName', label: 'نام خانوادگی لاتین', ltr: true },
  { name: 'firstNameFarsi', label: 'نام فارسی', ltr: false },
  { name: 'lastNameFarsi', label: 'نام خانوادگی فارسی', ltr: false },
] as const

type Checked = ResponseOf<typeof actingCalls.checkNames>

/** What would become of it is read before it is done. */
export function NamesForm({ number, people }: Props) {
  const { isBusy, faults, begin } = useAction(fields.map(({ name }) => `passenger.${name}`))
  const { revalidate } = useRevalidator()
  const [position, setPosition] = useState(0)
  const [checked, setChecked] = useState<Checked>()
  const [done, setDone] = useState<string>()
  const person = people[position]
  if (person === undefined) return null
  async function send(body: NamesBody) {
    if (checked === undefined) {
      setDone(undefined)
      return setChecked(await checkNames(number, body))
    }
    const says = await correctNames(number, body)
    setChecked(undefined)
    setDone(says)
    await revalidate()
  }
  const mayDo = checked === undefined || checked.decision === 'at-once' || checked.decision === 'by-desk'
  return (
    <section className="desk-panel desk-acting" aria-labelledby="names-title">
      <h2 id="names-title">تصحیح نام</h2>
      <SelectField
        label="مسافر"
        value={String(position)}
        onChange={({ target }) => {
          setPosition(Number(target.value))
          setChecked(undefined)
        }}
        options={people.map((one) => ({ value: String(one.position), label: one.name }))}
      />
      <form
        key={position}
        className="desk-form"
        onChange={() => setChecked(undefined)}
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          void begin(() => send(bodyOf(position, form)), event.currentTarget)
        }}
      >
        <NameFields person={person} faults={faults} />
        <Outcome
          says={checked?.says ?? done}
          tone={checked === undefined ? 'good' : mayDo ? 'info' : 'warn'}
        />
        <RefusalNote says={faults['']} />
        {mayDo && (
          <Button
            type="submit"
            kind={checked === undefined ? 'line' : 'commit'}
            busy={isBusy && 'در حال ثبت…'}
          >
            {checked === undefined ? 'بررسی تصحیح' : 'تصحیح نام'}
          </Button>
        )}
      </form>
    </section>
  )
}

function NameFields({
  person,
  faults,
}: {
  readonly person: PersonOnPage
  readonly faults: Readonly<Record<string, string | undefined>>
}) {
  return fields.map(({ name, label, ltr }) => (
    <TextField
      key={name}
      label={label}
      name={name}
      ltr={ltr}
      autoComplete="off"
      defaultValue={person[name]}
      error={faults[`passenger.${name}`]}
    />
  ))
}

interface OutcomeProps {
  /** what would become of it, or what was done */
  readonly says: string | undefined
  readonly tone: 'good' | 'info' | 'warn'
}

function Outcome({ says, tone }: OutcomeProps) {
  if (says === undefined) return null
  return (
    <Note tone={tone} announced>
      {says}
    </Note>
  )
}

function checkNames(number: string, body: NamesBody): Promise<Checked> {
  return askDesk<typeof actingCalls.checkNames>('POST /api/desk/orders/{number}/acting/names-check', {
    params: { number },
    body,
  })
}

async function correctNames(number: string, body: NamesBody): Promise<string> {
  const { state } = await askDesk<typeof actingCalls.correctNames>(
    'POST /api/desk/orders/{number}/acting/names',
    { params: { number }, body },
  )
  return state === 'done' ? 'نام تصحیح شد و به مسافر گفته شد.' : 'از فروشنده خواسته شد و به مسافر گفته شد.'
}

function bodyOf(position: number, form: FormData): NamesBody {
  return {
    position,
    firstName: textIn(form, 'firstName'),
    lastName: textIn(form, 'lastName'),
    firstNameFarsi: textIn(form, 'firstNameFarsi'),
    lastNameFarsi: textIn(form, 'lastNameFarsi'),
  }
}
