import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { durationWords } from '#calendar/formatted.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import type { Filters, Range } from '#flights/search/filters.ts'
import { histogram } from '#flights/search/histogram.ts'
import type { Measure, OfferIndex } from '#flights/search/offer-index.ts'
import { Brings } from '#flights/search/web/filters/results-filter-rows.tsx'
import { priceWords } from '#money/display-unit.ts'
import { Slider } from '#web/ui/fields/slider.tsx'

const priceStep = 1_000_000 // rial
const durationStep = 5 // minutes
/** A dragged slider applies only after resting this long. */
const restMs = 180

interface RangePartProps {
  readonly index: OfferIndex
  /** all that is asked for */
  readonly filters: Filters
  readonly chosen: Range | undefined
  readonly change: (part: Partial<Filters>) => void
}

export const PriceFilter = memo(function PriceFilter({ index, filters, chosen, change }: RangePartProps) {
  const values = useMemo(() => index.offers.map(adultPrice), [index])
  return (
    <RangeFilter
      label="قیمت هر بزرگسال"
      values={values}
      step={priceStep}
      chosen={chosen}
      measured={(price) => measuredBy(index, { ...filters, price })}
      onChoose={(price) => change({ price })}
      inWords={priceWords}
    />
  )
})

export const DurationFilter = memo(function DurationFilter(props: RangePartProps) {
  const { index, filters, chosen, change } = props
  const values = useMemo(() => index.offers.map((offer) => offer.totalDurationMinutes), [index])
  if (Math.max(...values) - Math.min(...values) < 6 * durationStep) return null
  return (
    <RangeFilter
      label="مدت سفر"
      values={values}
      step={durationStep}
      chosen={chosen}
      measured={(durationMinutes) => measuredBy(index, { ...filters, durationMinutes })}
      onChoose={(durationMinutes) => change({ durationMinutes })}
      inWords={durationWords}
    />
  )
})

function measuredBy(index: OfferIndex, filters: Filters): Measure {
  return index.measured(index.through(filters), filters)
}

interface RangeProps {
  readonly label: string
  readonly values: readonly number[]
  readonly step: number
  readonly chosen: Range | undefined
  /** what a range would show, the other filters unchanged */
  readonly measured: (range: Range | undefined) => Measure
  readonly onChoose: (range: Range | undefined) => void
  readonly inWords: (value: number) => string
}

function RangeFilter({ label, values, step, chosen, measured, onChoose, inWords }: RangeProps) {
  const [drawn, setDrawn] = useState<Range>()
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  const { ends, bars } = useMemo(() => spreadOf(values, step), [values, step])
  if (ends === undefined) return null
  const { from, to } = drawn ?? within(chosen, ends)
  const wished = ({ from: low, to: high }: Range) =>
    low <= ends.from && high >= ends.to ? undefined : { from: low, to: high }

  function draw([low, high]: readonly [number, number]) {
    const range = { from: low, to: high }
    setDrawn(range)
    clearTimeout(resting.current)
    resting.current = setTimeout(() => {
      setDrawn(undefined)
      onChoose(wished(range))
    }, restMs)
  }

  return (
    <fieldset>
      <legend>{label}</legend>
      <Slider
        label={label}
        min={ends.from}
        max={ends.to}
        step={step}
        value={[from, to]}
        onChange={draw}
        bars={bars}
        inWords={inWords}
      />
      <Brings {...measured(drawn === undefined ? chosen : wished(drawn))} />
    </fieldset>
  )
}

/** Ends rounded to whole steps, so that both handles reach them; undefined when all values are equal. */
function spreadOf(values: readonly number[], step: number) {
  const bars = histogram(values)
  const [from, to] = [bars[0]?.from ?? 0, bars.at(-1)?.to ?? 0]
  const ends: Range | undefined =
    from === to ? undefined : { from: Math.floor(from / step) * step, to: Math.ceil(to / step) * step }
  return { ends, bars: bars.map(({ count }) => count) }
}

/** A wish cut to these results' range: its ends may come from another day's prices. */
function within(chosen: Range | undefined, { from, to }: Range): Range {
  const drawnIn = (value: number) => Math.min(to, Math.max(from, value))
  return chosen === undefined ? { from, to } : { from: drawnIn(chosen.from), to: drawnIn(chosen.to) }
}
