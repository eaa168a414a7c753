import { useState } from 'react'
import { nameView } from '#accounts/names.ts'
import { type ComparedForm, unlike } from '#documents/field-differences.ts'
import type { DocumentKind } from '#documents/kinds.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import type { PassengerField } from '#passengers/form.ts'
import { comparedIn } from '#passengers/web/read-marks.ts'
import { corrected } from '#passengers/web/reading.ts'
import { TravellerCard } from '#passengers/web/traveller-card.tsx'
import type { PersonTexts, TravellerDraft } from '#passengers/web/traveller-draft.ts'
import type { FieldsProps } from '#passengers/web/traveller-text.tsx'
import type { PaperNeeded } from '#visas/responses.ts'
import { applicantName } from '#visas/web/applicant-name.ts'
import { ApplicantPapers } from '#visas/web/applicant-papers.tsx'
import { paperOf, type RequestDraft } from '#visas/web/request-draft.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props extends FieldsProps {
  readonly index: number
  readonly isComplete: boolean
  readonly saved: readonly SavedPassenger[]
  readonly before: PersonTexts | undefined
  /** index of an earlier applicant who is probably the same person */
  readonly like: number | undefined
  readonly needed: readonly PaperNeeded[]
  readonly request: RequestDraft
  readonly onPick: (draft: TravellerDraft) => void
  readonly onFile: (kind: DocumentKind, file: File) => void
  readonly onGoOn: (kind: DocumentKind, file: File) => void
  readonly onTakeOff: (() => void) | undefined
}

/** Compares the passport's picture with the finished fields. */
export function ApplicantCard({ index, like, needed, request, onFile, onGoOn, onTakeOff, ...props }: Props) {
  const { draft, faults, onChange, onLeave, onPick } = props
  const [typing, setTyping] = useState<PassengerField>()
  const form = settledIn(draft, typing)
  const passport = paperOf(request, index, 'passport')
  const reading = passport?.at === 'kept' ? passport.reading : undefined
  function fill(next: TravellerDraft) {
    setTyping(undefined)
    onPick(next)
  }
  return (
    <TravellerCard
      {...props}
      number={index + 1}
      numberInGroup={index + 1}
      called={{ title: applicantName(index), who: 'همان که در گذرنامه نوشته شده است' }}
      document="passport-and-farsi"
      showsAll={reading !== undefined && unlike(form, reading).length > 0}
      attach={(file) => samePicture(() => onFile('passport', file))}
      onChange={(next, field) => {
        // looking at a name is not typing it
        setTyping(next.nameCheck === draft.nameCheck ? field : undefined)
        onChange(next, field)
      }}
      onLeave={(field) => {
        setTyping(undefined)
        onLeave(field)
      }}
      onPick={fill}
    >
      <Alike like={like} />
      <ApplicantPapers
        needed={needed}
        draft={request}
        index={index}
        faults={faults}
        against={{ form, onCorrect: (fields) => fill(corrected(draft, fields)) }}
        onFile={onFile}
        onGoOn={onGoOn}
      />
      <TakeOff draft={draft} index={index} onTakeOff={onTakeOff} />
    </TravellerCard>
  )
}

/** The field being typed in is not compared yet. */
function settledIn(draft: TravellerDraft, typing: PassengerField | undefined): ComparedForm {
  const form = comparedIn(draft)
  return typing !== undefined && typing in form ? { ...form, [typing]: '' } : form
}

function samePicture(onTake: () => void) {
  return (
    <Button kind="line" size="small" icon="upload-simple-bold" onClick={onTake}>
      همین تصویر برای مدارک
    </Button>
  )
}

function TakeOff({ draft, index, onTakeOff }: Pick<Props, 'draft' | 'index' | 'onTakeOff'>) {
  if (onTakeOff === undefined) return null
  const name = nameView(draft).trim()
  return (
    <Button kind="ghost" size="small" icon="trash-bold" onClick={onTakeOff}>
      حذف {applicantName(index)}
      {name !== '' && <span className="only-spoken">، {name}</span>}
    </Button>
  )
}

function Alike({ like }: { readonly like: number | undefined }) {
  if (like === undefined) return null
  return (
    <Note tone="warn" icon="info-duotone" announced>
      نام و تاریخ تولد این متقاضی به {applicantName(like)} خیلی شبیه است؛ هر نفر یک بار نوشته می‌شود.
    </Note>
  )
}
