import type { RebookingSaid } from '#flights/changes/web/rebookings-texts.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

export function OrderRebookings({ rebookings }: { readonly rebookings: readonly RebookingSaid[] }) {
  return rebookings.map(({ tone, words, to, link }) => (
    <Note
      key={to}
      tone={tone}
      action={
        <LinkButton kind="tonal" size="small" to={to}>
          {link}
        </LinkButton>
      }
    >
      {words}
    </Note>
  ))
}
