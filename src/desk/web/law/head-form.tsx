import type { contentCalls } from '#desk/content-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { LawOnPage } from '#desk/web/law/law-page.server.ts'
import { WordingPanel } from '#desk/web/law/wording-panel.tsx'
import { LongField } from '#desk/web/long-field.tsx'
import { textIn } from '#desk/web/text-in.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props extends Pick<LawOnPage, 'owner' | 'slug'> {
  readonly head: NonNullable<LawOnPage['head']>
  readonly mayPropose: boolean
  /** the address of the page without it */
  readonly close: string
}

/** Another title and lead of a text, from a day on. */
export function HeadForm({ owner, slug, head, ...rest }: Props) {
  return (
    <WordingPanel
      label="نوشتن عنوان و مقدمه"
      fields={['title', 'lead']}
      propose={(form, when) =>
        askDesk<typeof contentCalls.proposeLawHead>('POST /api/desk/law/heads', {
          body: { owner, slug, title: textIn(form, 'title'), lead: textIn(form, 'lead'), ...when },
        })
      }
      {...rest}
    >
      {(faults) => (
        <>
          <TextField label="عنوان متن" name="title" defaultValue={head.title} error={faults['title']} />
          <LongField label="مقدمه" name="lead" text={head.lead} error={faults['lead']} most={600} />
        </>
      )}
    </WordingPanel>
  )
}
