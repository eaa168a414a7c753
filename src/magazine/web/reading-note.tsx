import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly isAway: boolean
  readonly readAt: string | null
}

/** While the magazine is away: what is shown is of then. */
export function ReadingNote({ isAway, readAt }: Props) {
  if (!isAway || readAt === null) return null
  return <Note tone="info">مجله اکنون پاسخ نمی‌دهد. آنچه می‌بینید {readAt} خوانده شده است.</Note>
}
