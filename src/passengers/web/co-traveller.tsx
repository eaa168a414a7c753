import { nameView } from '#accounts/names.ts'
import { AGE_GROUPS, groupOfType } from '#passengers/age.ts'
import type { SavedPassenger, TripWatched } from '#passengers/calls.ts'
import { expiryStatus } from '#passengers/expiry-status.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly saved: SavedPassenger
  readonly trips: readonly TripWatched[]
  readonly today: string
  readonly edit: string
  readonly isBusy: boolean
  readonly onRemove: () => void
}

const signs = { good: 'check-circle-fill', warn: 'info-fill', bad: 'warning-circle-fill' } as const

export function CoTraveller({ saved, trips, today, edit, isBusy, onRemove }: Props) {
  const name = nameView(saved)
  return (
    <li className="co-traveller">
      <span className="initial" aria-hidden="true">
        {name[0]}
      </span>
      <div>
        <h2>{name}</h2>
        <PersonFacts person={saved} />
        {expiryStatus(saved, Temporal.PlainDate.from(today), trips).map(({ tone, says }) => (
          <p key={says} className="co-traveller-expiry" data-tone={tone}>
            <Icon name={signs[tone]} size="small" />
            {says}
          </p>
        ))}
      </div>
      <div className="co-traveller-acts">
        <LinkButton to={edit} kind="tonal" size="small" icon="pencil-simple-bold">
          ویرایش<span className="only-spoken"> {name}</span>
        </LinkButton>
        <Button kind="ghost" size="small" icon="trash-bold" busy={isBusy && 'یک لحظه…'} onClick={onRemove}>
          حذف<span className="only-spoken"> {name}</span>
        </Button>
      </div>
    </li>
  )
}

export function PersonFacts({ person }: { readonly person: Omit<SavedPassenger, 'id'> }) {
  const {
    firstName,
    lastName,
    nationalCode,
    passportNumber,
    passportIssuingCountryCountryNameFa: issuer,
  } = person
  const group = groupOfType(person.type)
  return (
    <ul className="person-facts">
      {person.firstNameFarsi !== '' && (
        <li>
          <bdi dir="ltr" lang="en">
            {firstName} {lastName}
          </bdi>
        </li>
      )}
      {group && <li>{AGE_GROUPS[group].name}</li>}
      {nationalCode !== '' && (
        <li>
          کد ملی <bdi dir="ltr">{nationalCode}</bdi>
        </li>
      )}
      {passportNumber !== '' && (
        <li>
          گذرنامهٔ {issuer} <bdi dir="ltr">{passportNumber}</bdi>
        </li>
      )}
    </ul>
  )
}
