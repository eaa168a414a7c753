import { persianDigits } from '#money/digits.ts'

interface Props {
  readonly paid: readonly boolean[]
}

/** A piece of the ring for each share, those that are paid first. */
export function ShareRing({ paid }: Props) {
  const many = paid.filter(Boolean).length
  const gap = paid.length === 1 ? 0 : 4
  const piece = 100 / paid.length
  return (
    <div className="share-ring">
      <svg viewBox="0 0 120 120" aria-hidden="true">
        {paid
          .toSorted((a, b) => Number(b) - Number(a))
          .map((isPaid, n) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
              key={n}
              data-paid={isPaid ? '' : undefined}
              cx="60"
              cy="60"
              r="54"
              pathLength="100"
              strokeDasharray={`${piece - gap} ${100 - piece + gap}`}
              strokeDashoffset={-(n * piece + gap / 2)}
            />
          ))}
      </svg>
      <p>
        <b>
          {persianDigits(many)} از {persianDigits(paid.length)}
        </b>
        <span>سهم پرداخت شد</span>
      </p>
    </div>
  )
}
