import { Note } from '#web/ui/states/note.tsx'

/** The sentence something was refused with, spoken at once; nothing while there is none. */
export function RefusalNote({ says }: { readonly says: string | undefined }) {
  if (!says) return null
  return (
    <Note tone="bad" announced>
      {says}
    </Note>
  )
}
