import { iranZone } from '#calendar/zones.ts'
import './stored-documents.css'
import { useId } from 'react'
import { clockTime, fullDate, weekdayDayMonth } from '#calendar/formatted.ts'
import type { StoredDocument } from '#documents/calls.ts'
import { DOCUMENT_KINDS } from '#documents/kinds.ts'
import { useStoredDocuments } from '#documents/web/use-stored-documents.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly documents: readonly StoredDocument[]
  readonly nameOf: (passengerId: string) => string | undefined
}

export function StoredDocuments({ documents, nameOf }: Props) {
  const titleId = useId()
  const { busy, fault, seen, look, close, destroy } = useStoredDocuments()
  if (documents.length === 0) return null
  const titleOf = ({ kind, passengerId }: StoredDocument) => {
    const name = passengerId === null ? undefined : nameOf(passengerId)
    return name === undefined ? DOCUMENT_KINDS[kind].name : `${DOCUMENT_KINDS[kind].name} ${name}`
  }
  return (
    <section className="kept-documents" aria-labelledby={titleId}>
      <h2 id={titleId}>تصویرهای پیوست‌شده</h2>
      <p>رمزشده نگه داشته می‌شوند و جز شما کسی آن‌ها را نمی‌بیند.</p>
      {fault !== undefined && (
        <Note tone="bad" announced>
          {fault}
        </Note>
      )}
      <ul className="card">
        {documents.map((one) => (
          <li key={one.id}>
            <div>
              <h3>{titleOf(one)}</h3>
              <p>{untilWhen(one)}</p>
            </div>
            <div className="kept-documents-acts">
              <Button kind="tonal" size="small" icon="eye" onClick={() => look(one.id)}>
                دیدن<span className="only-spoken"> {titleOf(one)}</span>
              </Button>
              <Button
                kind="ghost"
                size="small"
                icon="trash-bold"
                busy={busy === one.id && 'یک لحظه…'}
                onClick={() => destroy(one.id)}
              >
                پاک کردن<span className="only-spoken"> {titleOf(one)}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Modal open={seen !== undefined} onClose={close} title={seen === undefined ? '' : titleOf(seen)}>
        {seen && (
          <img
            className="kept-document"
            src={seen.link}
            alt={titleOf(seen)}
            width={seen.width}
            height={seen.height}
          />
        )}
      </Modal>
    </section>
  )
}

function untilWhen({ purgeAt, goesWithPassenger }: StoredDocument): string {
  const end = Temporal.Instant.from(purgeAt).toZonedDateTimeISO(iranZone)
  return goesWithPassenger
    ? `مسافرش را از فهرست برداشته‌اید؛ پس از ${weekdayDayMonth(end.toPlainDate())}، ساعت ${clockTime(end)} پاک می‌شود`
    : `${fullDate(end.toPlainDate())} خودبه‌خود پاک می‌شود`
}
