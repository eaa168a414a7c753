import type { CancelStep } from '#hotels/responses.ts'
import type { ClockStep } from '#web/ui/flight/penalty-moments.ts'

/** The steps of a room as the penalty clock draws them. */
export function clockSteps(steps: readonly CancelStep[]): readonly ClockStep[] {
  return steps.map((step) => ({ ...step, state: step.state === 'coming' ? 'ahead' : step.state }))
}
