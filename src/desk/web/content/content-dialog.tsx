import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { IncidentOnPage, ReviewOnPage } from '#desk/web/content/content-page.server.ts'
import { IncidentFields } from '#desk/web/content/incident-fields.tsx'
import { sendContent } from '#desk/web/content/send-content.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

export type ContentMatter =
  | { readonly what: 'open'; readonly services: readonly { readonly name: string; readonly title: string }[] }
  | { readonly what: 'update' | 'close'; readonly incident: IncidentOnPage }
  | { readonly what: 'refuse' | 'hold' | 'answer'; readonly review: ReviewOnPage }

const forms = {
  open: { title: 'اعلام رخداد', label: 'چه می‌گوییم', submit: 'اعلام به همه', most: 500 },
  update: { title: 'خبر تازه', label: 'خبر تازه', submit: 'نوشتن خبر', most: 500 },
  close: { title: 'بستن رخداد', label: 'آخرین خبر', submit: 'بستن رخداد', most: 500 },
  refuse: { title: 'رد نظر', label: 'دلیل؛ نویسنده آن را می‌بیند', submit: 'رد نظر', most: 300 },
  hold: {
    title: 'برداشتن از نمایش',
    label: 'دلیل؛ نویسنده آن را می‌بیند',
    submit: 'برداشتن از نمایش',
    most: 300,
  },
  answer: { title: 'پاسخ هتل', label: 'پاسخ هتل', submit: 'نوشتن پاسخ', most: 1000 },
} as const

interface Props {
  readonly matter: ContentMatter | undefined
  readonly onClose: () => void
}

export function ContentDialog({ matter, onClose }: Props) {
  return (
    <Modal open={matter !== undefined} onClose={onClose} title={forms[matter?.what ?? 'open'].title}>
      {matter && <ContentForm matter={matter} onDone={onClose} />}
    </Modal>
  )
}

function ContentForm({ matter, onDone }: { readonly matter: ContentMatter; readonly onDone: () => void }) {
  const { isBusy, faults, begin } = useAction(['services', 'title', 'words', 'reason'])
  const { revalidate } = useRevalidator()
  const { label, submit, most } = forms[matter.what]
  async function send(form: FormData) {
    await sendContent(matter, form)
    await revalidate()
    onDone()
  }
  return (
    <form
      className="desk-form"
      data-first-focus
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => send(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      {matter.what === 'open' && <IncidentFields services={matter.services} faults={faults} />}
      {'incident' in matter && <b>{matter.incident.title}</b>}
      {'review' in matter && <p>{matter.review.words}</p>}
      <Field label={label} error={faults['words'] ?? faults['reason']}>
        {(tie) => (
          <textarea
            {...tie}
            className="field-input"
            name="words"
            rows={4}
            maxLength={most}
            defaultValue={matter.what === 'answer' ? (matter.review.answer ?? '') : ''}
          />
        )}
      </Field>
      <RefusalNote says={faults['']} />
      <Button type="submit" busy={isBusy && 'در حال فرستادن…'}>
        {submit}
      </Button>
    </form>
  )
}
