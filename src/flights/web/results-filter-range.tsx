import { useEffect, useRef, useState } from 'react'
import { durationWords } from '#calendar/written.ts'
import { priceEnds } from '#flights/filter-counts.ts'
import type { Range } from '#flights/filters.ts'
import { priceHistogram } from '#flights/price-histogram.ts'
import type { FilterPartProps } from '#flights/web/results-filters.tsx'
import { tomanWords } from '#flights/web/toman.ts'
import { Slider } from '#web/ui/slider.tsx'

const priceStep = 1_000_000 // rial
const durationStep = 5 // minutes
/** A handle being drawn is not a wish yet; it becomes one when it has rested so long. */
const restMs = 180

export function PriceFilter({ filters, change, proposals }: FilterPartProps) {
  const ends = widened(priceEnds(proposals), priceStep)
  if (ends === undefined) return null
  return (
    <RangeFilter
      label="قیمت"
      ends={ends}
      step={priceStep}
      chosen={filters.price}
      onChoose={(price) => change({ price })}
      bars={priceHistogram(proposals).map((bar) => bar.count)}
      inWords={tomanWords}
    />
  )
}

export function DurationFilter({ filters, change, proposals }: FilterPartProps) {
  const durations = proposals.map((proposal) => proposal.totalDurationMinutes)
  const ends = widened({ from: Math.min(...durations), to: Math.max(...durations) }, durationStep)
  if (ends === undefined || ends.to - ends.from < 6 * durationStep) return null
  return (
    <RangeFilter
      label="مدت سفر"
      ends={ends}
      step={durationStep}
      chosen={filters.durationMinutes}
      onChoose={(durationMinutes) => change({ durationMinutes })}
      bars={[]}
      inWords={durationWords}
    />
  )
}

interface RangeProps {
  readonly label: string
  readonly ends: Range
  readonly step: number
  readonly chosen: Range | undefined
  readonly onChoose: (range: Range | undefined) => void
  readonly bars: readonly number[]
  readonly inWords: (value: number) => string
}

function RangeFilter({ label, ends, step, chosen, onChoose, bars, inWords }: RangeProps) {
  const [drawn, setDrawn] = useState<Range>()
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  const { from, to } = drawn ?? within(chosen, ends)

  function draw([low, high]: readonly [number, number]) {
    const range = { from: low, to: high }
    setDrawn(range)
    clearTimeout(resting.current)
    resting.current = setTimeout(() => {
      setDrawn(undefined)
      onChoose(low <= ends.from && high >= ends.to ? undefined : range)
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
    </fieldset>
  )
}

/** Ends on whole steps, so that both handles reach them; nothing when there is no width. */
function widened(ends: Range | undefined, step: number): Range | undefined {
  if (ends === undefined || !Number.isFinite(ends.from) || ends.from === ends.to) return undefined
  return { from: Math.floor(ends.from / step) * step, to: Math.ceil(ends.to / step) * step }
}

/** The part of a wish that these results can show; ends left from another day's prices are drawn in. */
function within(chosen: Range | undefined, { from, to }: Range): Range {
  const drawnIn = (value: number) => Math.min(to, Math.max(from, value))
  return chosen === undefined ? { from, to } : { from: drawnIn(chosen.from), to: drawnIn(chosen.to) }
}
