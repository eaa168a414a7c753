import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import { GapList } from '#desk/web/macros/gap-list.tsx'
import type { GapOnPage, MacroOnPage } from '#desk/web/macros/macros-page.server.ts'
import { saveMacro, withdrawMacro } from '#desk/web/macros/send-macro.ts'
import { useToast } from '#web/ui/dialogs/toast.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  /** undefined for a new one */
  readonly macro: MacroOnPage | undefined
  readonly gaps: readonly GapOnPage[]
  readonly mayWrite: boolean
}

export function MacroForm({ macro, gaps, mayWrite }: Props) {
  const { isBusy, faults, begin } = useAction(['title', 'body'])
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const toast = useToast()
  async function afterwards(says: string) {
    toast(says)
    await revalidate()
    await navigate('?', { preventScrollReset: true })
  }
  if (!mayWrite) return <ReadMacro macro={macro} />
  return (
    <section className="desk-panel" aria-label={macro === undefined ? 'پاسخ تازه' : 'تغییر پاسخ'}>
      <form
        className="desk-form desk-macro-form"
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          void begin(async () => afterwards(await saveMacro(macro, new FormData(form))), form)
        }}
      >
        <TextField label="نام" name="title" defaultValue={macro?.title ?? ''} error={faults['title']} />
        <Field label="متن پاسخ" error={faults['body']}>
          {(tie) => (
            <textarea
              {...tie}
              className="field-input"
              name="body"
              rows={8}
              maxLength={2000}
              defaultValue={macro?.body ?? ''}
            />
          )}
        </Field>
        <GapList gaps={gaps} />
        <RefusalNote says={faults['']} />
        <div className="desk-row-actions">
          <Button type="submit" busy={isBusy && 'در حال ثبت…'}>
            {macro === undefined ? 'ساختن پاسخ' : 'نوشتن نسخهٔ تازه'}
          </Button>
          {macro !== undefined && !isWithdrawing && (
            <Button kind="line" onClick={() => setWithdrawing(true)}>
              پس گرفتن
            </Button>
          )}
          {macro !== undefined && isWithdrawing && (
            <Button kind="bad" onClick={() => void begin(async () => afterwards(await withdrawMacro(macro)))}>
              بله، دیگر پیشنهاد نشود
            </Button>
          )}
        </div>
      </form>
      <Link to="?" data-close="" preventScrollReset>
        بستن
      </Link>
    </section>
  )
}

function ReadMacro({ macro }: Pick<Props, 'macro'>) {
  return (
    <section className="desk-panel" aria-label="پاسخ آماده">
      <h2>{macro?.title}</h2>
      <p className="desk-macro-text" dir="auto">
        {macro?.body}
      </p>
      <Link to="?" data-close="" preventScrollReset>
        بستن
      </Link>
    </section>
  )
}
