import './slider.css'

type Props = {
  label: string
  min: number
  max: number
  step: number
  value: readonly [number, number]
  onChange: (value: readonly [number, number]) => void
  bars: readonly number[]
  inWords: (value: number) => string
}

/** Two native sliders under a histogram; cheap is at the right. */
export function Slider({ label, min, max, step, value: [low, high], onChange, bars, inWords }: Props) {
  const share = (at: number) => (max === min ? 0 : ((at - min) / (max - min)) * 100)
  const chosen = { insetInlineStart: `${share(low)}%`, insetInlineEnd: `${100 - share(high)}%` }
  const ends = { min, max, step }
  return (
    <fieldset className="slider">
      <legend className="only-spoken">{label}</legend>
      <Bars bars={bars} from={share(low)} to={share(high)} />
      <div className="slider-track">
        <span className="slider-chosen" style={chosen} />
        <input
          {...ends}
          type="range"
          value={low}
          aria-label={`${label}، از`}
          aria-valuetext={inWords(low)}
          onChange={(event) => onChange([Math.min(event.target.valueAsNumber, high), high])}
        />
        <input
          {...ends}
          type="range"
          value={high}
          aria-label={`${label}، تا`}
          aria-valuetext={inWords(high)}
          onChange={(event) => onChange([low, Math.max(event.target.valueAsNumber, low)])}
        />
      </div>
      <div className="slider-ends" aria-hidden="true">
        <span>{inWords(low)}</span>
        <span>{inWords(high)}</span>
      </div>
    </fieldset>
  )
}

function Bars({ bars, from, to }: { bars: readonly number[]; from: number; to: number }) {
  const tallest = Math.max(1, ...bars)
  return (
    <div className="slider-bars" aria-hidden="true">
      {bars.map((count, index) => {
        const middle = ((index + 0.5) / bars.length) * 100
        const key = `${index}-${bars.length}`
        const inside = middle >= from && middle <= to
        return (
          <i
            key={key}
            data-in={inside ? '' : undefined}
            style={{ blockSize: `${(count / tallest) * 100}%` }}
          />
        )
      })}
    </div>
  )
}
