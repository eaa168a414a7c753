import './traveller-card.css'
import { type ReactNode, useId, useState } from 'react'
import { nameView } from '#accounts/names.ts'
import { persianDigits } from '#money/digits.ts'
import { AGE_GROUPS } from '#passengers/age.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import type { TravelDocument } from '#passengers/flight-form.ts'
import type { PassengerField } from '#passengers/form.ts'
import { passengerFields } from '#passengers/form-faults.ts'
import { isStill } from '#passengers/web/chosen-beforehand.ts'
import { SavedPassengers } from '#passengers/web/saved-passengers.tsx'
import {
  draftOf,
  faultsOf,
  noTraveller,
  type PersonTexts,
  type TravellerDraft,
} from '#passengers/web/traveller-draft.ts'
import { TravellerFields } from '#passengers/web/traveller-fields.tsx'
import type { FieldsProps } from '#passengers/web/traveller-text.tsx'
import { usePassportScan } from '#passengers/web/use-passport-scan.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props extends FieldsProps {
  readonly document: TravelDocument
  readonly number: number
  /** within the age group, from one */
  readonly numberInGroup: number
  /** other title than the age group's: «اتاق اول» */
  readonly called?: { readonly title: string; readonly who: string }
  readonly isComplete: boolean
  readonly saved: readonly SavedPassenger[]
  /** whom the page chose before anybody was asked */
  readonly before?: PersonTexts | undefined
  readonly onPick: (draft: TravellerDraft) => void
  /** show all fields, also known ones: one may be faulty */
  readonly showsAll?: boolean
  /** replaces the offer to attach the read picture */
  readonly attach?: ((file: File) => ReactNode) | undefined
  readonly children?: ReactNode
}

const ordinals = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم', 'هفتم', 'هشتم', 'نهم'] as const

export function TravellerCard(props: Props) {
  const { number, numberInGroup, called, isComplete, saved, onPick, attach, children, ...fields } = props
  const { isBefore, asked, setAsked } = useAsked(props)
  const titleId = useId()
  const { group } = fields.travel
  const { draft } = fields
  const name = nameView(draft).trim()
  const showsPassport = fields.document !== 'nationalCode' || draft.shows === 'passport'
  const { scan, read } = usePassportScan({
    draft,
    isNameWrong: fields.faults.firstName !== undefined,
    onFilled: (next) => {
      setAsked(undefined)
      onPick(next)
    },
    onChecked: (next) => fields.onChange(next, 'firstName'),
    attach,
  })
  return (
    <section className="card checkout-section traveller" aria-labelledby={titleId}>
      <div className="traveller-head">
        <span className="traveller-number" aria-hidden="true">
          {persianDigits(number)}
        </span>
        <div>
          <h2 id={titleId}>{called?.title ?? `${AGE_GROUPS[group].name} ${ordinals[numberInGroup - 1]}`}</h2>
          <small>{name === '' ? (called?.who ?? AGE_GROUPS[group].band) : name}</small>
        </div>
        <CardStatus faults={Object.keys(fields.faults).length} isComplete={isComplete} />
      </div>
      <SavedPassengers
        saved={saved}
        draft={draft}
        before={isBefore ? name : undefined}
        onPick={(next) => {
          setAsked(missingIn(next, fields))
          onPick(next)
        }}
      />
      {showsPassport && scan}
      {asked && <p className="traveller-asked">برای این سفر فقط این‌ها مانده است:</p>}
      <TravellerFields {...fields} asked={asked} read={read} />
      {children}
    </section>
  )
}

/** What alone is asked of somebody who is known; of whom the page chose, until the form is another's. */
function useAsked({ before, draft, showsAll, document, travel }: Props) {
  const [ofBefore] = useState(() => before && missingIn(draftOf(before), { document, travel }))
  const [asked, setAsked] = useState(ofBefore)
  const isBefore = isStill(draft, before)
  const isOther = asked === ofBefore && !isBefore
  if ((showsAll === true || isOther) && asked !== undefined) setAsked(undefined)
  return { isBefore, asked, setAsked }
}

/** For a saved traveller only missing fields; all fields when none is missing or nobody was chosen. */
function missingIn(
  draft: TravellerDraft,
  { document, travel }: Pick<Props, 'document' | 'travel'>,
): readonly PassengerField[] | undefined {
  const faulty = passengerFields.filter((field) => faultsOf(draft, document, travel)[field] !== undefined)
  return draft === noTraveller || faulty.length === 0 ? undefined : faulty
}

function CardStatus({ faults, isComplete }: { readonly faults: number; readonly isComplete: boolean }) {
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
