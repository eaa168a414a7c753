import { useState } from 'react'
import { filterKeys, scores } from '#hotels/filter-params.ts'
import { filtered, type HotelFilters, noFilters } from '#hotels/filters.ts'
import { type Amenity, amenities, type Board, boards } from '#hotels/offered.ts'
import { formattedScore } from '#hotels/reviews.ts'
import type { FilteringProps } from '#hotels/web/results-chips.tsx'
import { PriceFilter } from '#hotels/web/results-filter-price.tsx'
import { amenityNames, boardNames } from '#hotels/words.ts'
import { persianDigits } from '#money/digits.ts'
import { Check } from '#web/ui/fields/check.tsx'

export function HotelFilterForm({ look, hotels }: Omit<FilteringProps, 'count'>) {
  const [filters, setFilters] = useWished(look.filters)
  const countOf = (part: Partial<HotelFilters>) => filtered(hotels, { ...noFilters, ...part }).length

  /** counted with the wished board and cancellation */
  const priced = filtered(hotels, { ...noFilters, boards: filters.boards, isFree: filters.isFree })

  function change(part: Partial<HotelFilters>) {
    const next = { ...filters, ...part }
    setFilters(next)
    look.filter(next)
  }

  return (
    <form className="hotel-filters" method="get" action="/hotels" aria-label="فیلترها">
      <HiddenFields params={look.params} />
      <Choices
        legend="ستارهٔ هتل"
        name="stars"
        chosen={filters.stars}
        of={[5, 4, 3, 2, 1]}
        wordsOf={(star) => `${persianDigits(star)} ستاره`}
        countOf={(star) => countOf({ stars: [star] })}
        onChange={(stars) => change({ stars })}
      />
      <ScoreChoices chosen={filters.score} countOf={countOf} onChange={(score) => change({ score })} />
      <PriceFilter hotels={priced} chosen={filters.price} onChoose={(price) => change({ price })} />
      <Choices<Board>
        legend="وعدهٔ غذا"
        name="board"
        chosen={filters.boards}
        of={boards.filter((board) => board !== 'room-only')}
        wordsOf={(board) => boardNames[board]}
        countOf={(board) => countOf({ boards: [board] })}
        onChange={(some) => change({ boards: some })}
      />
      <Free
        isOn={filters.isFree}
        count={countOf({ isFree: true })}
        onToggle={() => change({ isFree: !filters.isFree })}
      />
      <Choices<Amenity>
        legend="امکانات"
        name={undefined}
        chosen={filters.amenities}
        of={amenities}
        wordsOf={(amenity) => amenityNames[amenity]}
        countOf={(amenity) => countOf({ amenities: [amenity] })}
        onChange={(some) => change({ amenities: some })}
      />
      <noscript>
        <button className="button" data-kind="tonal" type="submit">
          اعمال فیلترها
        </button>
      </noscript>
    </form>
  )
}

function HiddenFields({ params }: { readonly params: URLSearchParams }) {
  return [...params]
    .filter(([name]) => !filterKeys.includes(name) || name === 'sort' || name === 'name' || name === 'liked')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

interface ScoreProps {
  readonly chosen: number
  readonly countOf: (part: Partial<HotelFilters>) => number
  readonly onChange: (score: number) => void
}

/** One at a time: the latest ticked. */
function ScoreChoices({ chosen, countOf, onChange }: ScoreProps) {
  return (
    <Choices
      legend="امتیاز مهمان‌ها"
      name="score"
      chosen={chosen === 0 ? [] : [chosen]}
      of={scores}
      wordsOf={(tenths) => `${formattedScore(tenths)} و بالاتر`}
      countOf={(score) => countOf({ score })}
      onChange={(some) => onChange(some.at(-1) ?? 0)}
    />
  )
}

interface FreeProps {
  readonly isOn: boolean
  readonly count: number
  readonly onToggle: () => void
}

function Free({ isOn, count, onToggle }: FreeProps) {
  return (
    <fieldset>
      <legend>کنسلی</legend>
      <Check name="free" value="1" checked={isOn} onChange={onToggle} end={persianDigits(count)}>
        کنسلی رایگان
      </Check>
    </fieldset>
  )
}

function useWished(said: HotelFilters) {
  const [wished, setWished] = useState(said)
  const [heard, setHeard] = useState(said)
  if (heard !== said) {
    setHeard(said)
    setWished(said)
  }
  return [wished, setWished] as const
}

interface ChoicesProps<Key extends string | number> {
  readonly legend: string
  /** shared field name; undefined: each is its own field set to 1 */
  readonly name: string | undefined
  readonly chosen: readonly Key[]
  readonly of: readonly Key[]
  readonly wordsOf: (key: Key) => string
  readonly countOf: (key: Key) => number
  readonly onChange: (chosen: readonly Key[]) => void
}

function Choices<Key extends string | number>({ legend, name, chosen, of, ...ways }: ChoicesProps<Key>) {
  const offered = of
    .map((key) => ({ key, count: ways.countOf(key) }))
    .filter(({ key, count }) => count > 0 || chosen.includes(key))
  if (offered.length === 0) return null
  return (
    <fieldset>
      <legend>{legend}</legend>
      {offered.map(({ key, count }) => (
        <Check
          key={key}
          name={name ?? String(key)}
          value={name === undefined ? '1' : key}
          checked={chosen.includes(key)}
          onChange={() =>
            ways.onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
          }
          end={persianDigits(count)}
        >
          {ways.wordsOf(key)}
        </Check>
      ))}
    </fieldset>
  )
}
