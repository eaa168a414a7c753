import type { ReactNode } from 'react'
import type { Choice } from '#flights/search/filter-counts.ts'
import type { Measure } from '#flights/search/offer-index.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { Check } from '#web/ui/fields/check.tsx'
import { Radio } from '#web/ui/fields/radio.tsx'

interface RowsProps<Key extends string | number> {
  readonly legend: string
  readonly name: string
  readonly choices: readonly Choice<Key>[]
  /** the choices shown, whatever the other filters leave of them */
  readonly keys: readonly Key[]
  readonly wordsOf: (key: Key) => ReactNode
}

export function RadioRows<Key extends string | number>({
  chosen,
  onChoose,
  ...rows
}: RowsProps<Key> & { readonly chosen: Key; readonly onChoose: (key: Key) => void }) {
  const { legend, name, choices, keys, wordsOf } = rows
  return (
    <fieldset>
      <legend>{legend}</legend>
      {shownOf(choices, [...keys, chosen]).map(({ key, count, lowest }) => (
        <Radio
          key={key}
          name={name}
          value={key}
          checked={key === chosen}
          onChange={() => onChoose(key)}
          end={<Lowest amount={lowest} />}
        >
          {wordsOf(key)} <FlightCount count={count} />
        </Radio>
      ))}
    </fieldset>
  )
}

export function CheckRows<Key extends string | number>({
  chosen,
  onToggle,
  ...rows
}: RowsProps<Key> & { readonly chosen: readonly Key[]; readonly onToggle: (key: Key) => void }) {
  const { legend, name, choices, keys, wordsOf } = rows
  return (
    <fieldset>
      <legend>{legend}</legend>
      {shownOf(choices, [...keys, ...chosen]).map(({ key, count, lowest }) => (
        <Check
          key={key}
          name={name}
          value={key}
          checked={chosen.includes(key)}
          onChange={() => onToggle(key)}
          end={<Lowest amount={lowest} />}
        >
          {wordsOf(key)} <FlightCount count={count} />
        </Check>
      ))}
    </fieldset>
  )
}

/** «۱۲ پرواز · 2,100,000» */
export function Brings({ count, lowest }: Measure) {
  return (
    <small className="filter-brings">
      <FlightCount count={count} />
      {lowest !== undefined && '\u00a0· '}
      <Lowest amount={lowest} />
    </small>
  )
}

export function FlightCount({ count }: { readonly count: number }) {
  return <small className="filter-count">{persianDigits(count)} پرواز</small>
}

export function Lowest({ amount }: { readonly amount: number | undefined }) {
  if (amount === undefined) return null
  return (
    <>
      <span className="only-spoken">از </span>
      <bdi dir="ltr">{priceText(amount)}</bdi>
    </>
  )
}

export function toggled<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
}

/** Choices that make a difference in this list: some tickets pass, and not as many as pass the choice before. */
export function tellingApart<Key>(whole: readonly Choice<Key>[]): readonly Key[] {
  const kept: Choice<Key>[] = []
  for (const choice of whole) if (choice.count > 0 && choice.count !== kept.at(-1)?.count) kept.push(choice)
  return kept.map(({ key }) => key)
}

/** The same, also where choices differ only in price: bags may be bought for as many tickets. */
export function tellingPricesApart<Key>(whole: readonly Choice<Key>[]): readonly Key[] {
  const kept: Choice<Key>[] = []
  for (const choice of whole) {
    const before = kept.at(-1)
    const isAlike = choice.count === before?.count && choice.lowest === before.lowest
    if (choice.count > 0 && !isAlike) kept.push(choice)
  }
  return kept.map(({ key }) => key)
}

function shownOf<Key>(choices: readonly Choice<Key>[], keys: readonly Key[]): readonly Choice<Key>[] {
  return choices.filter(({ key }) => keys.includes(key))
}
