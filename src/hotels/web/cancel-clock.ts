import type { CancelStep } from '#hotels/responses.ts'
import type { ClockStep } from '#web/ui/flight/penalty-moments.ts'

export function clockSteps(steps: readonly CancelStep[]): readonly ClockStep[] {
  return steps.map((step) => ({ ...step, state: step.state === 'coming' ? 'ahead' : step.state }))
}
