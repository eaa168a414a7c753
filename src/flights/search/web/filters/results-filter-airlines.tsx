import { memo } from 'react'
import type { Proposal } from '#flights/proposal.ts'
import type { Counts } from '#flights/search/filter-counts.ts'
import type { PartProps } from '#flights/search/web/filters/results-filter-choices.tsx'
import { CheckRows, FlightCount, Lowest, toggled } from '#flights/search/web/filters/results-filter-rows.tsx'
import { persianDigits } from '#money/digits.ts'
import { Check } from '#web/ui/fields/check.tsx'

const shownAtOnce = 5

export const AirlineFilter = memo(function AirlineFilter(
  props: PartProps<readonly string[], Counts['airlines']>,
) {
  const { chosen, choices, change } = props
  const rows = choices.map(({ key, name, count, lowest }) => (
    <Check
      key={key}
      name="airline"
      value={key}
      checked={chosen.includes(key)}
      onChange={() => change({ airlines: toggled(chosen, key) })}
      end={<Lowest amount={lowest} />}
    >
      {name} <FlightCount count={count} />
    </Check>
  ))
  const hidden = rows.slice(shownAtOnce)
  return (
    <fieldset>
      <legend>ایرلاین</legend>
      {rows.slice(0, shownAtOnce)}
      {hidden.length > 0 && (
        <details className="filter-more">
          <summary>{persianDigits(hidden.length)} ایرلاین دیگر</summary>
          {hidden}
        </details>
      )}
    </fieldset>
  )
})

interface AirportProps extends PartProps<readonly string[], Counts['airports']> {
  readonly proposals: readonly Proposal[]
}

export const AirportFilter = memo(function AirportFilter(props: AirportProps) {
  const { chosen, choices, change, proposals } = props
  if (choices.length <= 2) return null
  const names = airportNames(proposals)
  return (
    <CheckRows
      legend="فرودگاه"
      name="airport"
      chosen={chosen}
      choices={choices}
      keys={choices.map(({ key }) => key)}
      wordsOf={(key) => `${names.get(key) ?? ''} \u2066${key}\u2069`}
      onToggle={(key) => change({ airports: toggled(chosen, key) })}
    />
  )
})

function airportNames(proposals: readonly Proposal[]): ReadonlyMap<string, string> {
  const legs = proposals.flatMap((proposal) => proposal.flightGroups.flatMap((group) => group.flightLegs))
  return new Map(
    legs.flatMap((leg) => [
      [leg.origin, leg.originName],
      [leg.destination, leg.destinationName],
    ]),
  )
}
