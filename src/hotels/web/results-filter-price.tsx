import { useEffect, useRef, useState } from 'react'
import { priceEnds, type Range } from '#hotels/filters.ts'
import type { FilteringProps } from '#hotels/web/results-chips.tsx'
import { priceWords } from '#money/display-unit.ts'
import { Slider } from '#web/ui/fields/slider.tsx'

const priceStep = 1_000_000 // rial
const restMs = 180

interface PriceProps extends Pick<FilteringProps, 'hotels'> {
  readonly chosen: Range | undefined
  readonly onChoose: (price: Range | undefined) => void
}

export function PriceFilter({ hotels, chosen, onChoose }: PriceProps) {
  const [drawn, setDrawn] = useState<Range>()
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  const found = priceEnds(hotels)
  if (found === undefined) return null
  const ends = {
    from: Math.floor(found.from / priceStep) * priceStep,
    to: Math.ceil(found.to / priceStep) * priceStep,
  }
  const { from, to } = drawn ?? {
    from: Math.max(ends.from, chosen?.from ?? 0),
    to: Math.min(ends.to, chosen?.to ?? ends.to),
  }

  function draw([low, high]: readonly [number, number]) {
    setDrawn({ from: low, to: high })
    clearTimeout(resting.current)
    resting.current = setTimeout(() => {
      setDrawn(undefined)
      onChoose(low <= ends.from && high >= ends.to ? undefined : { from: low, to: high })
    }, restMs)
  }

  return (
    <fieldset className="hotel-filter-price">
      <legend>قیمت کل اقامت</legend>
      <Slider
        label="قیمت کل اقامت"
        min={ends.from}
        max={ends.to}
        step={priceStep}
        value={[from, to]}
        onChange={draw}
        bars={barsOf(hotels, ends)}
        inWords={priceWords}
      />
    </fieldset>
  )
}

const barCount = 16

function barsOf(hotels: PriceProps['hotels'], { from, to }: Range): readonly number[] {
  const bars = Array.from({ length: barCount }, () => 0)
  for (const { total } of hotels) {
    if (total === null) continue
    const place = Math.min(barCount - 1, Math.floor(((total - from) / (to - from)) * barCount))
    bars[place] = (bars[place] ?? 0) + 1
  }
  return bars
}
