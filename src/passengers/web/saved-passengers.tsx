import './saved-passengers.css'
import { useId } from 'react'
import { nameView } from '#accounts/names.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { draftOf, isOf, noTraveller, type TravellerDraft } from '#passengers/web/traveller-draft.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly saved: readonly SavedPassenger[]
  readonly draft: TravellerDraft
  /** whom the page chose, while the form is still theirs */
  readonly before?: string | undefined
  readonly onPick: (draft: TravellerDraft) => void
}

export function SavedPassengers({ before, ...props }: Props) {
  return (
    <>
      <People {...props} />
      {before !== undefined && (
        <p className="chosen-beforehand">
          <span>مشخصات {before} از پیش نوشته شده است.</span>
          {props.saved.length === 0 && (
            <button
              type="button"
              className="traveller-other-document"
              onClick={() => props.onPick(noTraveller)}
            >
              کس دیگری سفر می‌کند
            </button>
          )}
        </p>
      )}
    </>
  )
}

function People({ saved, draft, onPick }: Props) {
  const id = useId()
  if (saved.length === 0) return null
  const isKnown = saved.some((one) => isOf(draft, one))
  return (
    <div className="saved-passengers">
      <span className="field-label" id={id}>
        مسافران قبلی
      </span>
      <ul className="strip" aria-labelledby={id}>
        {saved.map((one) => (
          <li key={one.id}>
            <Person name={nameView(one)} isChosen={isOf(draft, one)} onPick={() => onPick(draftOf(one))} />
          </li>
        ))}
        {isKnown && (
          <li>
            <button type="button" className="saved-passenger" onClick={() => onPick(noTraveller)}>
              <Icon name="plus-bold" size="small" />
              مسافر تازه
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}

interface PersonProps {
  readonly name: string
  readonly isChosen: boolean
  readonly onPick: () => void
}

function Person({ name, isChosen, onPick }: PersonProps) {
  return (
    <button type="button" className="saved-passenger" aria-pressed={isChosen} onClick={onPick}>
      <span className="initial" aria-hidden="true">
        {name[0]}
      </span>
      {name}
      {isChosen && <Icon name="check-bold" size="small" />}
    </button>
  )
}
