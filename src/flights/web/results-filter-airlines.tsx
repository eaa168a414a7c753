import type { Proposal } from '#flights/proposal.ts'
import { toggled } from '#flights/web/results-filter-choices.tsx'
import type { FilterPartProps } from '#flights/web/results-filters.tsx'
import { toman } from '#flights/web/toman.ts'
import { persianDigits } from '#money/digits.ts'
import { Check } from '#web/ui/check.tsx'

/** So many airlines stand open; the others unfold. */
const shownAtOnce = 5

export function AirlineFilter({ filters, change, counts }: FilterPartProps) {
  const rows = counts.airlines.map(({ key, name, count, lowest }) => (
    <Check
      key={key}
      name="airline"
      value={key}
      checked={filters.airlines.includes(key)}
      onChange={() => change({ airlines: toggled(filters.airlines, key) })}
      end={lowest !== undefined && <bdi dir="ltr">{toman(lowest)}</bdi>}
    >
      {name} <small className="filter-count">{persianDigits(count)}</small>
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
}

/** Asked only where a city has a choice of airports. */
export function AirportFilter({ filters, change, counts, proposals }: FilterPartProps) {
  if (counts.airports.length <= 2) return null
  const names = airportNames(proposals)
  return (
    <fieldset>
      <legend>فرودگاه</legend>
      {counts.airports.map(({ key, count }) => (
        <Check
          key={key}
          name="airport"
          value={key}
          checked={filters.airports.includes(key)}
          onChange={() => change({ airports: toggled(filters.airports, key) })}
          end={<span className="code">{key}</span>}
        >
          {names.get(key) ?? key} <small className="filter-count">{persianDigits(count)}</small>
        </Check>
      ))}
    </fieldset>
  )
}

function airportNames(proposals: readonly Proposal[]): ReadonlyMap<string, string> {
  const legs = proposals.flatMap((proposal) => proposal.flightGroups.flatMap((group) => group.flightLegs))
  return new Map(
    legs.flatMap((leg) => [
      [leg.origin, leg.originName],
      [leg.destination, leg.destinationName],
    ]),
  )
}
