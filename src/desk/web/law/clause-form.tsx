import { useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import type { contentCalls } from '#desk/content-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { ChosenClause } from '#desk/web/law/law-page.server.ts'
import { LongField } from '#desk/web/long-field.tsx'
import { textIn } from '#desk/web/text-in.ts'
import type { LawSlug } from '#law/law-text.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly owner: string
  readonly slug: LawSlug
  readonly chosen: ChosenClause
  readonly mayPropose: boolean
  /** the address of the page without it */
  readonly close: string
}

/** Another wording of a clause, from a day on; the second person puts it in force. */
export function ClauseForm({ owner, slug, chosen, mayPropose, close }: Props) {
  const { isBusy, faults, begin } = useAction(['title', 'summary', 'text', 'since', 'reason'])
  const [number, setNumber] = useState<number>()
  async function propose(form: FormData) {
    const since = dateFromForm(textIn(form, 'since'))?.toString() ?? ''
    const fields = {
      title: textIn(form, 'title'),
      summary: textIn(form, 'summary'),
      text: textIn(form, 'text'),
    }
    const proposed = await askDesk<typeof contentCalls.proposeEdition>('POST /api/desk/law/editions', {
      body: { owner, slug, clause: chosen.id, ...fields, since, reason: textIn(form, 'reason') },
    })
    setNumber(proposed.number)
  }
  return (
    <section className="desk-panel" aria-label="نوشتن بند">
      {number === undefined ? (
        <form
          className="desk-form"
          onSubmit={(event) => {
            event.preventDefault()
            void begin(() => propose(new FormData(event.currentTarget)), event.currentTarget)
          }}
        >
          <TextField label="عنوان بند" name="title" defaultValue={chosen.title} error={faults['title']} />
          <LongField
            label="متن؛ میان بندها یک خط خالی"
            name="text"
            text={chosen.text}
            error={faults['text']}
            most={6000}
          />
          <LongField
            label="به زبان ساده"
            name="summary"
            text={chosen.summary}
            error={faults['summary']}
            most={600}
          />
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
