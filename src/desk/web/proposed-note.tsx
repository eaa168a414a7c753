import { Link } from 'react-router'
import { persianDigits } from '#money/digits.ts'
import { Note } from '#web/ui/states/note.tsx'

/** Stored: its number, and where the second person finds it. */
export function ProposedNote({ number }: { readonly number: number }) {
  return (
    <Note tone="good" announced>
      پیشنهاد {persianDigits(number)} ثبت شد و در انتظار نفر دوم است.{' '}
      <Link to="/desk/approvals">تأییدها</Link>
    </Note>
  )
}
