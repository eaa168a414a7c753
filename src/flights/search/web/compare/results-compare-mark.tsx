import './results-compare.css'

interface Props {
  readonly isCompared: boolean
  readonly flightNumber: string
  readonly onToggle: () => void
}

export function CompareMark({ isCompared, flightNumber, onToggle }: Props) {
  return (
    <label className="compare-mark">
      <input
        type="checkbox"
        className="check"
        checked={isCompared}
        onChange={onToggle}
        aria-label={`مقایسه، پرواز ${flightNumber}`}
      />
      <span>مقایسه</span>
    </label>
  )
}
