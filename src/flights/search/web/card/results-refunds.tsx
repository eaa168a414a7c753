import './results-refunds.css'
import type { FareRules } from '#flights/responses.ts'
import { FareSentences } from '#flights/search/web/card/results-penalties.tsx'
import { isInRial, moneyUnit, priceText } from '#money/display-unit.ts'
import { PenaltyClock } from '#web/ui/flight/penalty-clock.tsx'
import { baseTexts, type ClockStep, formattedUntil, isAbroad } from '#web/ui/flight/penalty-moments.ts'

interface Props {
  readonly rules: FareRules
  readonly label?: string | undefined
  readonly isBrief?: boolean
}

/** What one adult gets back, an amount a step from now on; what is kept, in rial too, and the rules stand behind a tap. */
export function ResultsRefunds({ rules, label, isBrief = false }: Props) {
  const steps = rules.steps.map((step, at): ClockStep => ({ ...step, ...rules.each[at] }))
  const ahead = steps.filter(({ state }) => state !== 'past')
  const price = Math.max(...steps.map(({ penalty, refund }) => penalty + refund))
  return (
    <section className="results-refunds">
      <h4>
        اگر پس بدهید، چقدر برمی‌گردد؟{label && ` ${label}`} <small>هر بزرگسال، {moneyUnit()}</small>
      </h4>
      <p>
        {baseTexts(ahead) === '' ? 'از همهٔ قیمت.' : 'جریمه از نرخ پایه است، بدون مالیات.'}
        {isAbroad(rules.timeZone) && ` ساعت‌ها به وقت ${rules.cityName} است.`}
      </p>
      <ol>
        {ahead.map((step) => (
          <li key={step.from ?? ''} aria-current={step.state === 'now' ? 'step' : undefined}>
            <span>
              {formattedUntil(step, rules.timeZone)} {step.state === 'now' && <i>الان</i>}
            </span>
            <span className="bar" aria-hidden="true">
              <i style={{ inlineSize: `${price === 0 ? 0 : (step.refund / price) * 100}%` }} />
            </span>
            <b data-none={step.refund === 0 ? '' : undefined}>
              {step.refund === 0 ? 'برگشت ندارد' : <bdi dir="ltr">{priceText(step.refund)}</bdi>}
            </b>
          </li>
        ))}
      </ol>
      <details className="results-rules">
        <summary>جریمه به {isInRial() ? 'ریال' : 'تومان و ریال'}، و قوانین</summary>
        <PenaltyClock steps={steps} zone={rules.timeZone} cityName={rules.cityName} />
        <FareSentences rules={rules} isBrief={isBrief} />
      </details>
    </section>
  )
}
