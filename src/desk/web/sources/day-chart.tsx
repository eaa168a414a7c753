import { stepWords } from '#desk/sources/step-words.ts'
import type { SourcesOnPage } from '#desk/web/sources/sources-page.server.ts'
import { steps } from '#funnel/steps.ts'
import { persianDigits } from '#money/digits.ts'
import { grouped } from '#money/formatted.ts'

const height = 40

/** A row of columns for each step, each row by its own most; the newest day is at the left. The table beside says the same in numbers. */
export function DayChart({ days }: { readonly days: SourcesOnPage['days'] }) {
  return (
    <div className="sources-chart">
      {steps.map((step, place) => {
        const counts = days.map((day) => day.counts[place] ?? 0)
        const most = Math.max(...counts)
        return (
          <figure key={step}>
            <figcaption>
              {stepWords[step]}
              <small>{`بیشترین روز: ${persianDigits(grouped(most))}`}</small>
            </figcaption>
            <svg viewBox={`0 0 ${days.length * 10} ${height}`} preserveAspectRatio="none" aria-hidden="true">
              {counts.map((count, nth) => {
                const tall = most === 0 ? 0 : (height * count) / most
                return (
                  <rect
                    key={days[nth]?.day}
                    x={(days.length - 1 - nth) * 10 + 1}
                    y={height - tall}
                    width="8"
                    height={tall}
                    data-step={step}
                  />
                )
              })}
            </svg>
          </figure>
        )
      })}
      <p>
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </p>
    </div>
  )
}
