import { persianDigits } from '#money/digits.ts'
import type { VisaLength } from '#visas/responses.ts'
import { VisaQuestion } from '#visas/web/visa-question.tsx'
import { currencyName, lengthIn } from '#visas/web/visa-words.ts'
import { Star } from '#web/art/star.tsx'

interface Props {
  readonly number: number
  readonly lengths: readonly VisaLength[]
  readonly chosen: number
  readonly onChange: (days: number) => void
}

export function VisaLengthCards({ number, lengths, chosen, onChange }: Props) {
  return (
    <VisaQuestion number={number} title="مدت اقامت">
      <div className="visa-lengths" role="radiogroup" aria-label="مدت اقامت">
        {lengths.map((length) => (
          <label key={length.days}>
            <input
              type="radio"
              name="days"
              value={length.days}
              checked={length.days === chosen}
              onChange={() => onChange(length.days)}
            />
            <LengthStar {...length} />
            <StartingFee {...length} />
          </label>
        ))}
      </div>
    </VisaQuestion>
  )
}

function LengthStar({ type, days }: VisaLength) {
  const { count, unit } = lengthIn({ type, days })
  return (
    <span className="visa-star">
      <Star />
      <span>
        <b>{persianDigits(count)}</b> <small>{unit}</small>
      </span>
    </span>
  )
}

function StartingFee({ fee }: VisaLength) {
  if (fee.amount === 0) return <span className="visa-length-from">بدون هزینهٔ ویزا</span>
  return (
    <span className="visa-length-from">
      از <bdi dir="ltr">{fee.amount}</bdi> {currencyName(fee.currency)}
    </span>
  )
}
