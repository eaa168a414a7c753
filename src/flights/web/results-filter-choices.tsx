import { type DayPart, dayParts } from '#flights/day-parts.ts'
import { type StopKey, stopKeys, type TicketType, ticketTypes } from '#flights/filters.ts'
import type { FilterPartProps } from '#flights/web/results-filters.tsx'
import { toman } from '#flights/web/toman.ts'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Radio } from '#web/ui/radio.tsx'

const stopNames: Readonly<Record<StopKey, string>> = {
  [stopKeys.all]: 'همه',
  [stopKeys.direct]: 'مستقیم',
  [stopKeys.one]: 'یک توقف',
  [stopKeys.more]: 'دو توقف و بیشتر',
}

export function StopsFilter({ filters, change, counts }: FilterPartProps) {
  const offered = counts.stops.filter(({ key, count }) => key <= stopKeys.direct || count > 0)
  return (
    <fieldset>
      <legend>توقف</legend>
      {offered.map(({ key, count, lowest }) => (
        <Radio
          key={key}
          name="stops"
          value={key}
          checked={filters.stopsOutbound === key}
          onChange={() => change({ stopsOutbound: key })}
          end={lowest !== undefined && <bdi dir="ltr">{toman(lowest)}</bdi>}
        >
          {stopNames[key]} <FlightCount count={count} />
        </Radio>
      ))}
    </fieldset>
  )
}

const typeNames: Readonly<Record<TicketType, string>> = {
  [ticketTypes.all]: 'همه',
  [ticketTypes.system]: 'سیستمی',
  [ticketTypes.charter]: 'چارتری',
}

export function TypeFilter({ filters, change, counts }: FilterPartProps) {
  return (
    <fieldset>
      <legend>نوع بلیت</legend>
      <div className="filter-types">
        {([ticketTypes.all, ticketTypes.system, ticketTypes.charter] as const).map((key) => (
          <label key={key}>
            <input
              className="only-spoken"
              type="radio"
              name="type"
              value={key}
              checked={filters.type === key}
              onChange={() => change({ type: key })}
            />
            {typeNames[key]}{' '}
            <small>{persianDigits(counts.types.find((choice) => choice.key === key)?.count ?? 0)}</small>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const partIcons: Readonly<Record<DayPart, IconName>> = {
  night: 'moon-stars-duotone',
  morning: 'sun-horizon-duotone',
  afternoon: 'sun-duotone',
  evening: 'moon-duotone',
}

export function TimeFilter({ filters, change, counts }: FilterPartProps) {
  return (
    <fieldset>
      <legend>ساعت حرکت</legend>
      <div className="filter-times">
        {counts.times.map(({ key, count }) => (
          <label key={key}>
            <input
              className="only-spoken"
              type="checkbox"
              name="time"
              value={key}
              checked={filters.times.includes(key)}
              onChange={() => change({ times: toggled(filters.times, key) })}
            />
            <Icon name={partIcons[key]} size="medium" />
            <b>{dayParts[key].name}</b>
            <small>{hours(key)}</small>
            <span className="only-spoken">، {persianDigits(count)} پرواز</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function FlightCount({ count }: { readonly count: number }) {
  return <small className="filter-count">{persianDigits(count)} پرواز</small>
}

/** The list with a member taken out when it was there, put in when it was not. */
export function toggled<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
}

function hours(part: DayPart): string {
  const { from, to } = dayParts[part]
  return persianDigits(`${from / 60} تا ${to / 60}`)
}
