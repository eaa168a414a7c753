import './dated-steps.css'
import { momentWritten } from '#web/ui/penalty-moments.ts'

export interface DatedStep {
  readonly says: string
  /** when it happened; null when it has not */
  readonly at: string | null
  /** by when it will */
  readonly dueAt: string | null
  readonly state: 'done' | 'now' | 'ahead'
}

/** What happened one after another, each with its time, and what is ahead with the time it is due. */
export function DatedSteps({ steps }: { readonly steps: readonly DatedStep[] }) {
  return (
    <ol className="dated-steps">
      {steps.map(({ says, at, dueAt, state }) => (
        <li key={`${says} ${at}`} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {says}
          <small>
            {at !== null && momentWritten(at)}
            {dueAt !== null && `تا ${momentWritten(dueAt)}`}
          </small>
        </li>
      ))}
    </ol>
  )
}
