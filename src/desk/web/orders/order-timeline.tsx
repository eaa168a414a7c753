import { useState } from 'react'
import { type TimelineKind, timelineKinds } from '#desk/orders/timeline.ts'
import type { LineView } from '#desk/web/orders/order-view.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit } from '#money/display-unit.ts'

/** All that happened to the order, the newest first. */
export function OrderTimeline({ lines }: { readonly lines: readonly LineView[] }) {
  const [kind, setKind] = useState<TimelineKind>()
  const kinds = Object.keys(timelineKinds) as readonly TimelineKind[]
  const shown = kind === undefined ? lines : lines.filter((line) => line.kind === kind)
  return (
    <section className="desk-card desk-timeline" aria-label="ماجرا">
      <header>
        <h2>ماجرا</h2>
        <div>
          <Choice
            words="همه"
            count={lines.length}
            isChosen={kind === undefined}
            choose={() => setKind(undefined)}
          />
          {kinds.map((one) => (
            <Choice
              key={one}
              words={timelineKinds[one]}
              count={lines.filter((line) => line.kind === one).length}
              isChosen={kind === one}
              choose={() => setKind(one)}
            />
          ))}
        </div>
      </header>
      <ol>
        {shown.map((line, nth) => (
          <li key={`${line.time} ${line.title} ${nth}`} data-tone={line.tone} data-kind={line.kind}>
            <time>
              {line.time}
              <small>{line.day}</small>
            </time>
            <div>
              <p>
                <b>{line.title}</b>
                {line.by !== '' && <span>{line.by}</span>}
                {line.amount !== '' && (
                  <span className="desk-sum">
                    {line.amount} {moneyUnit()}
                  </span>
                )}
              </p>
              {line.text !== '' && <p>{line.text}</p>}
              {line.bodies !== undefined && <Bodies of={line.bodies} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Bodies({ of }: { readonly of: readonly string[] }) {
  return (
    <details>
      <summary>آنچه فرستادیم و گرفتیم، بی‌دادهٔ کسی</summary>
      {of.map((body, part) => (
        <pre key={part} dir="ltr">
          {body}
        </pre>
      ))}
    </details>
  )
}

interface ChoiceProps {
  readonly words: string
  readonly count: number
  readonly isChosen: boolean
  readonly choose: () => void
}

function Choice({ words, count, isChosen, choose }: ChoiceProps) {
  if (count === 0) return null
  return (
    <button type="button" className="desk-chip" aria-pressed={isChosen} onClick={choose}>
      {words} {persianDigits(count)}
    </button>
  )
}
