import { memo } from 'react'
import { type DayPart, dayParts } from '#flights/search/day-parts.ts'
import type { Choice, Counts } from '#flights/search/filter-counts.ts'
import {
  type Filters,
  type StopKey,
  stopKeys,
  type TicketType,
  ticketTypes,
} from '#flights/search/filters.ts'
import { Lowest, RadioRows, toggled } from '#flights/search/web/filters/results-filter-rows.tsx'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

export interface PartProps<Chosen, Choices> {
  readonly chosen: Chosen
  readonly choices: Choices
  readonly whole: Choices
  readonly change: (part: Partial<Filters>) => void
}

const stopNames: Readonly<Record<StopKey, string>> = {
  [stopKeys.all]: 'همه',
  [stopKeys.direct]: 'مستقیم',
  [stopKeys.one]: 'یک توقف',
  [stopKeys.more]: 'دو توقف و بیشتر',
}
const stopsOf = (key: StopKey) => stopNames[key]

export const StopsFilter = memo(function StopsFilter(
  props: PartProps<StopKey, Counts['stops']> & { readonly way: 'out' | 'back' },
) {
  const { chosen, choices, whole, change, way } = props
  const [, ...few] = whole
  return (
    <RadioRows
      legend={way === 'out' ? 'توقف' : 'توقف برگشت'}
      name={way === 'out' ? 'stops' : 'stopsBack'}
      chosen={chosen}
      choices={choices}
      keys={[
        stopKeys.all,
        stopKeys.direct,
        ...few.filter(({ key, count }) => key > stopKeys.direct && count > 0).map(({ key }) => key),
      ]}
      wordsOf={stopsOf}
      onChoose={(key) => change(way === 'out' ? { stopsOutbound: key } : { stopsReturning: key })}
    />
  )
})

const typeNames: Readonly<Record<TicketType, string>> = {
  [ticketTypes.all]: 'همه',
  [ticketTypes.system]: 'سیستمی',
  [ticketTypes.charter]: 'چارتری',
}

export const TypeFilter = memo(function TypeFilter(props: PartProps<TicketType, Counts['types']>) {
  const { chosen, choices, change } = props
  return (
    <fieldset>
      <legend>نوع بلیت</legend>
      <div className="filter-types">
        {([ticketTypes.all, ticketTypes.system, ticketTypes.charter] as const).map((key) => {
          const { count = 0, lowest } = choices.find((choice) => choice.key === key) ?? {}
          return (
            <label key={key}>
              <input
                className="only-spoken"
                type="radio"
                name="type"
                value={key}
                checked={chosen === key}
                onChange={() => change({ type: key })}
              />
              <span>
                {typeNames[key]} <small>{persianDigits(count)}</small>
              </span>
              <small>
                <Lowest amount={lowest} />
              </small>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
})

const partIcons: Readonly<Record<DayPart, IconName>> = {
  night: 'moon-stars-duotone',
  morning: 'sun-horizon-duotone',
  afternoon: 'sun-duotone',
  evening: 'moon-duotone',
}

export const TimeFilter = memo(function TimeFilter(
  props: PartProps<readonly DayPart[], Counts['times']> & { readonly way: 'out' | 'back' },
) {
  const { chosen, choices, change, way } = props
  const choose = (times: readonly DayPart[]) => change(way === 'out' ? { times } : { timesBack: times })
  return (
    <fieldset>
      <legend>{way === 'out' ? 'ساعت حرکت' : 'ساعت حرکت برگشت'}</legend>
      <div className="filter-times">
        {choices.map((choice) => (
          <Time
            key={choice.key}
            choice={choice}
            name={way === 'out' ? 'time' : 'timeBack'}
            isChosen={chosen.includes(choice.key)}
            onToggle={() => choose(toggled(chosen, choice.key))}
          />
        ))}
      </div>
    </fieldset>
  )
})

interface TimeProps {
  readonly choice: Choice<DayPart>
  readonly name: string
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function Time({ choice: { key, count, lowest }, name, isChosen, onToggle }: TimeProps) {
  return (
    <label>
      <input
        className="only-spoken"
        type="checkbox"
        name={name}
        value={key}
        checked={isChosen}
        onChange={onToggle}
      />
      <Icon name={partIcons[key]} size="medium" />
      <b>{dayParts[key].name}</b>
      <small>{hours(key)}</small>
      <small>
        <span className="only-spoken">، </span>
        {persianDigits(count)} پرواز
      </small>
      <small className="filter-lowest">
        <Lowest amount={lowest} />
      </small>
    </label>
  )
}

function hours(part: DayPart): string {
  const { from, to } = dayParts[part]
  return persianDigits(`${from / 60} تا ${to / 60}`)
}
