import type { Stage } from '#status/status-view.ts'

export const stageWords = {
  opened: 'دیده شد',
  update: 'در حال پیگیری',
  closed: 'برطرف شد',
} as const satisfies Record<Stage, string>
