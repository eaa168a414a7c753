import type { Back } from '#flight-and-hotel/web/options.ts'
import { priceWords } from '#money/display-unit.ts'
import { formattedMoment } from '#web/ui/flight/penalty-moments.ts'

interface Props {
  readonly steps: Back
  readonly timeZone: string
}

/** What comes back of one part, from now on. */
export function PairBack({ steps, timeZone }: Props) {
  return (
    <div className="pair-back">
      <h3>اگر لغو کنید، از این بخش برمی‌گردد</h3>
      <ol>
        {steps.map(({ until, refund }, place) => (
          <li key={until ?? 'then'} aria-current={place === 0 ? 'step' : undefined}>
            <small>
              {until === null ? lastWords(steps.length) : `تا ${formattedMoment(until, timeZone)}`}
            </small>
            <b data-tone={refund > 0 ? 'good' : undefined}>{refund === 0 ? 'هیچ' : priceWords(refund)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}

function lastWords(count: number): string {
  return count === 1 ? 'از خرید به بعد' : 'پس از آن'
}
