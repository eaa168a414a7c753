import { Link, useSearchParams } from 'react-router'
import { datesOf, type Journey } from '#flights/abroad/travel-rules.ts'
import { priceAs } from '#flights/booking/birthday-prices.ts'
import { withOtherGroup } from '#flights/booking/other-group.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import { searchOf } from '#flights/search/search-params.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { AGE_GROUPS, type AgeGroup, ageGroupAt } from '#passengers/age.ts'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly birth: Temporal.PlainDate | undefined
  /** in which the party was searched */
  readonly group: AgeGroup
  readonly journey: Journey
}

/** Somebody who on the day of the first flight is in another age group: the same flight for the party as it is. */
export function PassengerOtherGroup({ birth, group, journey: { travel } }: Props) {
  const [params] = useSearchParams()
  const { search } = searchOf(params)
  const [day] = datesOf(travel)
  if (birth === undefined || search === undefined || Temporal.PlainDate.compare(birth, day) > 0) return null
  const becomes = ageGroupAt(birth, day)
  const party = becomes === group ? undefined : withOtherGroup(search, group, becomes)
  if (party === undefined) return null
  const open = ['open', params.get('proposalId') ?? ''] as const
  const { name } = AGE_GROUPS[becomes]
  return (
    <Note
      tone="warn"
      icon="info-duotone"
      announced
      action={<Link to={resultsPath({ ...search, ...party }, [open])}>همین پرواز برای یک {name}</Link>}
    >
      این مسافر در روز پرواز {name} است، نه {AGE_GROUPS[group].name}: بهای بلیتش{' '}
      <bdi dir="ltr">{priceText(priceAs(travel, becomes))}</bdi> به‌جای{' '}
      <bdi dir="ltr">{priceText(priceAs(travel, group))}</bdi> {moneyUnit()} می‌شود.
    </Note>
  )
}
