import './penalty-clock.css'
import { persianDigits } from '#money/digits.ts'
import { rial } from '#money/rial.ts'
import { inToman } from '#money/shown.ts'
import { type ClockStep, momentWritten, untilWritten } from '#web/ui/penalty-moments.ts'

interface Props {
  readonly steps: readonly ClockStep[]
  /** where the hours are told: the airport of departure, the hotel's city */
  readonly zone?: string
  /** «پرواز» when left out, «ورود» of a stay */
  readonly beginning?: string
}

/** What giving back costs from now on, with day, hour and toman, and below what comes next. Steps that are over are left out. */
export function PenaltyClock({ steps, zone, beginning }: Props) {
  const left = steps.filter(({ state }) => state !== 'past')
  return (
    <>
      <ol className="penalty-clock">
        {left.map((step) => (
          <Step key={step.from ?? ''} step={step} when={untilWritten(step, zone, beginning)} />
        ))}
      </ol>
      <p className="penalty-clock-next">{nextWritten(left, zone, beginning)}</p>
    </>
  )
}

function Step({ step, when }: { readonly step: ClockStep; readonly when: string }) {
  const { percent, penalty, refund, state } = step
  return (
    <li aria-current={state === 'now' ? 'step' : undefined}>
      <span className="when">
        {when} {state === 'now' && <span className="now">الان</span>}
      </span>
      <span className="bar" aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(percent, 100)}%` }} />
      </span>
      <b className="percent">
        {persianDigits(percent)}٪<span className="only-spoken">، </span>
      </b>
      <span className="amounts">
        <span>
          جریمه <bdi dir="ltr">{inToman(rial(penalty))}</bdi>
        </span>
        {refund === 0 ? (
          <span>چیزی برنمی‌گردد</span>
        ) : (
          <span className="back">
            برمی‌گردد <bdi dir="ltr">{inToman(rial(refund))}</bdi>
          </span>
        )}
      </span>
    </li>
  )
}

/** The one sentence a traveller needs: until when which amount, and what then. */
export function nextWritten(steps: readonly ClockStep[], zone?: string, beginning = 'پرواز'): string {
  const index = steps.findIndex(({ state }) => state === 'now')
  const [now, then] = [steps[index], steps[index + 1]]
  if (now === undefined) return ''
  const amount = (refund: number) => (refund === 0 ? 'چیزی' : `${inToman(rial(refund))} تومان`)
  if (now.until === null || then === undefined)
    return now.refund === 0
      ? 'دیگر مبلغی برنمی‌گردد.'
      : `هر زمان تا ${beginning}، ${amount(now.refund)} برمی‌گردد.`
  const after = then.refund === 0 ? 'پس از آن چیزی برنمی‌گردد' : `پس از آن ${amount(then.refund)}`
  return `تا ${momentWritten(now.until, zone)}، ${amount(now.refund)} برمی‌گردد؛ ${after}.`
}
