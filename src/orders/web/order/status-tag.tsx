import type { StatusTexts } from '#orders/face.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { Tag } from '#web/ui/states/tag.tsx'

const icons = {
  good: 'check-circle-fill',
  warn: 'clock-countdown-fill',
  bad: 'x-circle-fill',
} as const satisfies Partial<Record<StatusTexts['tone'], IconName>>

export function StatusTag({ says, tone }: StatusTexts) {
  return (
    <Tag tone={tone} {...(tone !== 'plain' && { icon: icons[tone] })}>
      {says}
    </Tag>
  )
}
