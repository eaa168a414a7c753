import './cancel-bar.css'
import type { CancelStep } from '#hotels/responses.ts'
import { persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'
import { baseTexts, formattedMoment } from '#web/ui/flight/penalty-moments.ts'

interface Props {
  readonly steps: readonly CancelStep[]
  readonly timeZone: string
}

export function CancelBar({ steps, timeZone }: Props) {
  const base = baseTexts(steps)
  return (
    <>
      <ol className="cancel-bar" aria-label="شرایط کنسلی">
        {steps.map((step) => (
          <li
            key={step.from ?? ''}
            data-state={step.state}
            data-keeps={keepsOf(step)}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <i aria-hidden="true" />
            <b>{shareWords(step)}</b>
            <span>{whenWords(step, timeZone)}</span>
            <small>{step.refund === 0 ? 'چیزی برنمی‌گردد' : `${priceWords(step.refund)} برمی‌گردد`}</small>
          </li>
        ))}
      </ol>
      {base !== '' && <p className="cancel-bar-base">{base}</p>}
    </>
  )
}

function keepsOf({ percent }: CancelStep): 'nothing' | 'some' | 'all' {
  if (percent === 0) return 'nothing'
  return percent === 100 ? 'all' : 'some'
}

function shareWords({ percent, penalty }: CancelStep): string {
  if (percent === 0) return 'کنسلی رایگان'
  return percent === 100 ? 'بدون بازگشت وجه' : `${persianDigits(percent)}٪ جریمه، ${priceWords(penalty)}`
}

/** «تا پنجشنبه ۱۲ آذر، ساعت ۱۲ ظهر»; the last step follows the one before, or has its own label. */
function whenWords({ label, from, until }: CancelStep, timeZone: string): string {
  if (until !== null) return `تا ${formattedMoment(until, timeZone)}`
  return from === null ? label : 'پس از آن'
}
