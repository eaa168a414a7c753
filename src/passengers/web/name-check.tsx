import './name-check.css'
import { useId } from 'react'
import type { Strip } from '#documents/reader/strip.ts'
import { PictureCompared } from '#documents/web/picture-compared.tsx'
import type { TravellerDraft } from '#passengers/web/traveller-draft.ts'
import { Check } from '#web/ui/fields/check.tsx'

interface Props {
  readonly draft: TravellerDraft
  readonly picture: File | undefined
  readonly strip: Strip | undefined
  /** set when skipped */
  readonly isWrong: boolean
  readonly onChange: (draft: TravellerDraft) => void
}

/** Names have no check digit: the traveller must confirm a name that was read, since tickets abroad cannot be changed. */
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
