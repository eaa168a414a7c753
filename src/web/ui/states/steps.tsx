import './steps.css'
import { persianDigits } from '#money/digits.ts'
import { Star } from '#web/art/star.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Phones name only the current step. */
export function Steps({ names, current }: { names: readonly string[]; current: number }) {
  return (
    <ol className="steps" aria-label="مراحل خرید">
      {names.map((name, index) => (
        <li
          key={name}
          data-done={index < current ? '' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="step-star">
            <Star />
            {index < current ? <Icon name="check-bold" /> : <b>{persianDigits(index + 1)}</b>}
          </span>
          <span className="step-name">
            {name}
            {index < current && <span className="only-spoken">، انجام شد</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
