import { Note } from '#web/ui/states/note.tsx'

export function RefusalNote({ says }: { readonly says: string | undefined }) {
  if (!says) return null
  return (
    <Note tone="bad" announced>
      {says}
    </Note>
  )
}
