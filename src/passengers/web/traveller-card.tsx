import './traveller-card.css'
import { type ReactNode, useId } from 'react'
import { persianDigits } from '#money/digits.ts'
import { AGE_GROUPS } from '#passengers/age.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import type { TravelDocument } from '#passengers/flight-form.ts'
import { nameShown } from '#passengers/names.ts'
import { SavedPassengers } from '#passengers/web/saved-passengers.tsx'
import type { TravellerDraft } from '#passengers/web/traveller-draft.ts'
import { TravellerFields } from '#passengers/web/traveller-fields.tsx'
import type { FieldsProps } from '#passengers/web/traveller-text.tsx'
import { Tag } from '#web/ui/tag.tsx'

interface Props extends FieldsProps {
  readonly document: TravelDocument
  /** among all who travel, from one */
  readonly number: number
  /** among those of his group, from one */
  readonly numberInGroup: number
  readonly isComplete: boolean
  readonly saved: readonly SavedPassenger[]
  readonly onPick: (draft: TravellerDraft) => void
  /** what this traveller should know besides */
  readonly children?: ReactNode
}

const ordinals = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم', 'هفتم', 'هشتم', 'نهم'] as const

/** One traveller's part of the form: «بزرگسال اول». */
export function TravellerCard(props: Props) {
  const { number, numberInGroup, isComplete, saved, onPick, children, ...fields } = props
  const titleId = useId()
  const { group } = fields.travel
  const { draft } = fields
  const name = nameShown(draft).trim()
  return (
    <section className="card checkout-section traveller" aria-labelledby={titleId}>
      <div className="traveller-head">
        <span className="traveller-number" aria-hidden="true">
          {persianDigits(number)}
        </span>
        <div>
          <h2 id={titleId}>
            {AGE_GROUPS[group].name} {ordinals[numberInGroup - 1]}
          </h2>
          <small>{name === '' ? AGE_GROUPS[group].band : name}</small>
        </div>
        <Standing faults={Object.keys(fields.faults).length} isComplete={isComplete} />
      </div>
      <SavedPassengers saved={saved} draft={draft} onPick={onPick} />
      <TravellerFields {...fields} />
      {children}
    </section>
  )
}

function Standing({ faults, isComplete }: { readonly faults: number; readonly isComplete: boolean }) {
  if (faults > 0)
    return (
      <Tag tone="bad" icon="warning-circle-fill">
        {persianDigits(faults)} مورد
      </Tag>
    )
  return (
    isComplete && (
      <Tag tone="good" icon="check-circle-fill">
        کامل
      </Tag>
    )
  )
}
