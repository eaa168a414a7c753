import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import { previewTyped, type TextPreview, takeBack, writeTyped } from '#desk/web/content/send-text.ts'
import { TextFields } from '#desk/web/content/text-fields.tsx'
import type { ChosenText, TextsOnPage } from '#desk/web/content/texts-page.server.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

interface Props {
  readonly page: TextsOnPage
  readonly text: ChosenText
  readonly mayWrite: boolean
  readonly onDone: (says: string) => void
}

/** What is written is seen as each site says it before it can be sent. */
export function TextForm({ page, text, mayWrite, onDone }: Props) {
  const { kind, fields } = page
  const names = [...fields.map(({ name }) => name), 'key', 'brand', 'startsAt', 'endsAt', 'day', 'untilDay']
  const { isBusy, faults, begin } = useAction(names)
  const { revalidate } = useRevalidator()
  const [previews, setPreviews] = useState<readonly TextPreview[]>()
  const typed = (form: HTMLFormElement) => ({ kind, key: text.key, names: fields, form: new FormData(form) })
  const send = (form: HTMLFormElement, work: () => Promise<string>) =>
    void begin(async () => {
      const says = await work()
      await revalidate()
      onDone(says)
    }, form)
  return (
    <section className="desk-panel" aria-label="نوشتن متن">
      <form
        className="desk-form"
        onChange={() => setPreviews(undefined)}
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          if (previews === undefined)
            void begin(async () => setPreviews(await previewTyped(typed(form))), form)
          else send(form, () => writeTyped(typed(form)))
        }}
      >
        <TextFields page={page} text={text} faults={faults} />
        <RefusalNote says={faults[''] ?? faults['key']} />
        {previews && <Previews previews={previews} />}
        {mayWrite && (
          <div className="desk-row-actions">
            <Button type="submit" busy={isBusy && 'در حال فرستادن…'}>
              {previews === undefined ? 'پیش‌نمایش' : 'نوشتن نسخه'}
            </Button>
            {text.key !== '' && (
              <Button
                kind="line"
                onClick={(event) => {
                  const { form } = event.currentTarget
                  if (form) send(form, () => takeBack(typed(form)))
                }}
              >
                پس گرفتن متن
              </Button>
            )}
          </div>
        )}
      </form>
      <Link to="?" data-close="" preventScrollReset>
        بستن
      </Link>
    </section>
  )
}

function Previews({ previews }: { readonly previews: readonly TextPreview[] }) {
  return (
    <div className="desk-content-previews" role="status">
      {previews.map(({ site, title, lines, notes }) => (
        <article key={site} className="desk-content-item" aria-label={`پیش‌نمایش در ${site}`}>
          <small>{site}</small>
          <b>{title}</b>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {notes.map((note) => (
            <small key={note}>{note}</small>
          ))}
        </article>
      ))}
    </div>
  )
}
