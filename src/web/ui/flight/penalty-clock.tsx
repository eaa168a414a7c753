import './penalty-clock.css'
import { persianDigits } from '#money/digits.ts'
import { isInRial, priceText, priceWords } from '#money/display-unit.ts'
import { inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import {
  baseTexts,
  type ClockStep,
  formattedMoment,
  formattedUntil,
  isAbroad,
} from '#web/ui/flight/penalty-moments.ts'

interface Props {
  readonly steps: readonly ClockStep[]
  /** time zone: the departure airport's, or the hotel's */
  readonly zone?: string
  /** named if it is not Iran's */
  readonly cityName?: string
  /** «پرواز» when left out, «ورود» of a stay */
  readonly beginning?: string
  /** with the steps that are over, marked as such */
  readonly isWhole?: boolean
}

export function PenaltyClock({ steps, zone, cityName, beginning, isWhole = false }: Props) {
  const shown = isWhole ? steps : steps.filter(({ state }) => state !== 'past')
  return (
    <>
      <ol className="penalty-clock">
        {shown.map((step) => (
          <Step key={step.from ?? ''} step={step} when={formattedUntil(step, zone, beginning)} />
        ))}
      </ol>
      <p className="penalty-clock-next">
        {cityName !== undefined && isAbroad(zone) && `ساعت‌ها به وقت ${cityName} است. `}
        {nextTexts(steps, zone, beginning)} {baseTexts(shown)}
      </p>
    </>
  )
}

function Step({ step, when }: { readonly step: ClockStep; readonly when: string }) {
  const { percent, penalty, refund, state } = step
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="when">
        {when} {state === 'now' && <span className="now">الان</span>}
        {state === 'past' && <span className="now">گذشت</span>}
      </span>
      <span className="bar" aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(percent, 100)}%` }} />
      </span>
      <b className="percent">
        {persianDigits(percent)}٪<span className="only-spoken">، </span>
      </b>
      <span className="amounts">
        <Amount says="جریمه" amount={penalty} />
        {refund === 0 ? <span>چیزی برنمی‌گردد</span> : <Amount says="برمی‌گردد" amount={refund} isBack />}
      </span>
    </li>
  )
}

interface AmountProps {
  readonly says: string
  readonly amount: number
  readonly isBack?: boolean
}

function Amount({ says, amount, isBack = false }: AmountProps) {
  return (
    <span className={isBack ? 'back' : undefined}>
      {says} <bdi dir="ltr">{priceText(amount)}</bdi>
      {amount > 0 && !isInRial() && (
        <small>
          <span className="only-spoken">تومان، </span>
          <bdi dir="ltr">{inRial(rial(amount))}</bdi> ریال
        </small>
      )}
    </span>
  )
}

export function nextTexts(steps: readonly ClockStep[], zone?: string, beginning = 'پرواز'): string {
  const index = steps.findIndex(({ state }) => state === 'now')
  const [now, then] = [steps[index], steps[index + 1]]
  if (now === undefined) return ''
  const amount = (refund: number) => (refund === 0 ? 'چیزی' : priceWords(refund))
  if (now.until === null || then === undefined)
    return now.refund === 0
      ? 'از این پس چیزی برنمی‌گردد.'
      : `هر زمان تا ${beginning}، ${amount(now.refund)} برمی‌گردد.`
  const after = then.refund === 0 ? 'پس از آن چیزی برنمی‌گردد' : `پس از آن ${amount(then.refund)}`
  return `تا ${formattedMoment(now.until, zone)}، ${amount(now.refund)} برمی‌گردد؛ ${after}.`
}
