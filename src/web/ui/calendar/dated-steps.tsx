import './dated-steps.css'
import { formattedMoment } from '#web/ui/flight/penalty-moments.ts'
import { TimeLeft } from '#web/ui/states/time-left.tsx'

export interface DatedStep {
  readonly says: string
  /** when it happened; null when it has not */
  readonly at: string | null
  /** by when it will */
  readonly dueAt: string | null
  readonly state: 'done' | 'now' | 'ahead'
}

interface Props {
  readonly steps: readonly DatedStep[]
  /** the due time is fixed, so it is counted down */
  readonly isCountedDown?: boolean
}

export function DatedSteps({ steps, isCountedDown = false }: Props) {
  return (
    <ol className="dated-steps">
      {steps.map(({ says, at, dueAt, state }) => (
        <li key={`${says} ${at}`} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {says}
          <small>
            {at !== null && formattedMoment(at)}
            {dueAt !== null && `تا ${formattedMoment(dueAt)}`}
            {dueAt !== null && state === 'now' && isCountedDown && <TimeLeft until={dueAt} />}
          </small>
        </li>
      ))}
    </ol>
  )
}
