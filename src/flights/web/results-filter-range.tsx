import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { durationWords } from '#calendar/written.ts'
import { priceEnds } from '#flights/filter-counts.ts'
import type { Filters, Range } from '#flights/filters.ts'
import { priceHistogram } from '#flights/price-histogram.ts'
import type { Proposal } from '#flights/proposal.ts'
import { tomanWords } from '#web/toman.ts'
import { Slider } from '#web/ui/slider.tsx'

const priceStep = 1_000_000 // rial
const durationStep = 5 // minutes
/** A handle being drawn is not a wish yet; it becomes one when it has rested so long. */
const restMs = 180

interface RangePartProps {
  readonly proposals: readonly Proposal[]
  readonly chosen: Range | undefined
  readonly change: (part: Partial<Filters>) => void
}

export const PriceFilter = memo(function PriceFilter({ proposals, chosen, change }: RangePartProps) {
  const { ends, bars } = useMemo(
    () => ({
      ends: widened(priceEnds(proposals), priceStep),
      bars: priceHistogram(proposals).map((bar) => bar.count),
    }),
    [proposals],
  )
  if (ends === undefined) return null
  return (
    <RangeFilter
      label="قیمت"
      ends={ends}
      step={priceStep}
      chosen={chosen}
      onChoose={(price) => change({ price })}
      bars={bars}
      inWords={tomanWords}
    />
  )
})

export const DurationFilter = memo(function DurationFilter({ proposals, chosen, change }: RangePartProps) {
  const ends = useMemo(() => {
    const durations = proposals.map((proposal) => proposal.totalDurationMinutes)
    return widened({ from: Math.min(...durations), to: Math.max(...durations) }, durationStep)
  }, [proposals])
  if (ends === undefined || ends.to - ends.from < 6 * durationStep) return null
  return (
    <RangeFilter
      label="مدت سفر"
      ends={ends}
      step={durationStep}
      chosen={chosen}
      onChoose={(durationMinutes) => change({ durationMinutes })}
      bars={[]}
      inWords={durationWords}
    />
  )
})

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
