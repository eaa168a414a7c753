import type { SubmitEvent } from 'react'
import { persianDigits } from '#money/digits.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { travelWhenever } from '#passengers/saved-form.ts'
import { Choice } from '#passengers/web/choice.tsx'
import { birthsUntil, type DocumentChoice, editedFields, editedForm } from '#passengers/web/editor-draft.ts'
import { FormFields } from '#passengers/web/form-fields.tsx'
import { useEditor } from '#passengers/web/use-editor.ts'
import { useFaultFocus } from '#passengers/web/use-fault-focus.ts'
import { usePassportScan } from '#passengers/web/use-passport-scan.tsx'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'

interface Props {
  readonly saved: SavedPassenger | undefined
  readonly today: string
  readonly back: string
  readonly onSaved: (saved: SavedPassenger) => void
}

const documents = [
  { value: 'nationalCode', words: 'کد ملی' },
  { value: 'passport', words: 'گذرنامه' },
  { value: 'both', words: 'هر دو' },
] as const satisfies readonly { value: DocumentChoice; words: string }[]

export function PassengerEditor({ saved, today, back, onSaved }: Props) {
  const day = Temporal.PlainDate.from(today)
  const editor = useEditor({ saved, today: day, onSaved })
  const { draft, choice, shown } = editor
  const { ref, focusFault } = useFaultFocus()
  useDoneBefore(ref)
  const { scan, read } = usePassportScan({
    draft,
    isNameWrong: shown.firstName !== undefined,
    onFilled: (next) => editor.change(next, 'passportNumber'),
    onChecked: (next) => editor.change(next, 'firstName'),
  })
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!(await editor.save())) focusFault()
  }
  return (
    <form ref={ref} className="card passenger-editor" noValidate onSubmit={(event) => void send(event)}>
      <EditorNotes count={Object.keys(shown).length} declined={editor.declined} />
      <Choice
        label="مدرک سفر"
        name="documents"
        options={documents}
        value={choice}
        error={undefined}
        onChange={editor.choose}
        onLeave={() => undefined}
      />
      {choice !== 'nationalCode' && scan}
      <FormFields
        name="passenger"
        read={read}
        fields={editedFields(draft, choice)}
        draft={draft}
        faults={shown}
        travel={travelWhenever(editedForm(draft, choice), day)}
        births={birthsUntil(day)}
        onChange={editor.change}
        onLeave={editor.leave}
      />
      <div className="passenger-editor-acts">
        <Button
          type="submit"
          busy={editor.isBusy && 'در حال ذخیره…'}
          // keeps focus: a fault shown on blur would move the button from under the press
          onMouseDown={(event) => event.preventDefault()}
        >
          {saved === undefined ? 'افزودن مسافر' : 'ذخیرهٔ تغییرها'}
        </Button>
        <LinkButton to={back} kind="ghost">
          انصراف
        </LinkButton>
      </div>
    </form>
  )
}

function EditorNotes({ count, declined }: { readonly count: number; readonly declined: string | undefined }) {
  if (declined !== undefined)
    return (
      <Note tone="bad" announced>
        {declined}
      </Note>
    )
  return (
    count > 0 && (
      <Note tone="bad" announced>
        {persianDigits(count)} مورد باید اصلاح شود.
      </Note>
    )
  )
}
