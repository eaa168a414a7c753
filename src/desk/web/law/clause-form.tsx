import type { contentCalls } from '#desk/content-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { ChosenClause } from '#desk/web/law/law-page.server.ts'
import { WordingPanel } from '#desk/web/law/wording-panel.tsx'
import { LongField } from '#desk/web/long-field.tsx'
import { textIn } from '#desk/web/text-in.ts'
import type { LawSlug } from '#law/law-text.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  readonly owner: string
  readonly slug: LawSlug
  readonly chosen: ChosenClause
  readonly mayPropose: boolean
  /** the address of the page without it */
  readonly close: string
}

/** Another wording of a clause, from a day on. */
export function ClauseForm({ owner, slug, chosen, ...rest }: Props) {
  return (
    <WordingPanel
      label="نوشتن بند"
      fields={['title', 'summary', 'text']}
      propose={(form, when) =>
        askDesk<typeof contentCalls.proposeEdition>('POST /api/desk/law/editions', {
          body: {
            owner,
            slug,
            clause: chosen.id,
            title: textIn(form, 'title'),
            summary: textIn(form, 'summary'),
            text: textIn(form, 'text'),
            ...when,
          },
        })
      }
      {...rest}
    >
      {(faults) => (
        <>
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
        </>
      )}
    </WordingPanel>
  )
}
