import type { State } from '#status/state.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import type { TagTone } from '#web/ui/states/tag.tsx'

/** How each state is shown beside its word. */
export const stateSigns = {
  up: { icon: 'check-circle-fill', tone: 'good' },
  partly: { icon: 'warning-circle-fill', tone: 'warn' },
  down: { icon: 'x-circle-fill', tone: 'bad' },
  unmeasured: { icon: 'clock-countdown-fill', tone: 'plain' },
} as const satisfies Record<State, { readonly icon: IconName; readonly tone: TagTone }>
