import './name-check.css'
import { useId } from 'react'
import type { Strip } from '#documents/reader/strip.ts'
import { PictureCompared } from '#documents/web/picture-compared.tsx'
import type { TravellerDraft } from '#passengers/web/traveller-draft.ts'
import { Check } from '#web/ui/fields/check.tsx'

interface Props {
  readonly draft: TravellerDraft
  /** what the name was read in */
  readonly picture: File | undefined
  /** where in it */
  readonly strip: Strip | undefined
  /** pointed out when somebody went on without it */
  readonly isWrong: boolean
  readonly onChange: (draft: TravellerDraft) => void
}

/** Names have no check digits: whoever bears one looks at it once, since nothing can be changed on a ticket abroad. */
export function NameCheck({ draft, picture, strip, isWrong, onChange }: Props) {
  const id = useId()
  const isDue = draft.nameCheck === 'due'
  return (
    <div
      className="name-check"
      data-tone={isDue ? (isWrong ? 'bad' : 'warn') : 'good'}
      role="group"
      aria-labelledby={id}
    >
      <p id={id}>نام را با گذرنامه بسنجید</p>
      {picture && strip && isDue && (
        <PictureCompared key={picture.lastModified} file={picture} strip={strip} />
      )}
      <p className="name-check-name">
        <bdi dir="ltr" lang="en">
          {`${draft.firstName} ${draft.lastName}`.trim().toUpperCase()}
        </bdi>
      </p>
      <Check
        checked={!isDue}
        aria-invalid={(isDue && isWrong) || undefined}
        onChange={(event) => onChange({ ...draft, nameCheck: event.target.checked ? 'done' : 'due' })}
      >
        نام لاتین درست همان است که در گذرنامه چاپ شده است
      </Check>
    </div>
  )
}
