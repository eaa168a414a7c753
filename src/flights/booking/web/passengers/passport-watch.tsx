import './passport-watch.css'
import { dateOfPassport } from '#passengers/sentences.ts'
import { Note } from '#web/ui/states/note.tsx'

export interface PassportWatched {
  readonly short: readonly ShortForJourney[]
  readonly neededUntil: string
}

interface ShortForJourney {
  readonly id: string
  readonly name: string
  readonly expiresOn: string
  /** the strictest country's rule in words; may be empty */
  readonly there: string
}

export default function PassportWatch({ short, neededUntil }: PassportWatched) {
  return (
    <div className="wrap passport-watch">
      <Note tone="warn" icon="info-duotone">
        اعتبار گذرنامه برای این سفر دست‌کم تا {written(neededUntil)} لازم است؛ زودتر تمام می‌شود:{' '}
        {short.map(({ name, expiresOn, there }) => `${name}، ${written(expiresOn)}. ${there}`).join(' ')}
      </Note>
    </div>
  )
}

function written(day: string): string {
  return dateOfPassport(Temporal.PlainDate.from(day))
}
