import type { Standing } from '#orders/face.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { Tag } from '#web/ui/states/tag.tsx'

const icons = {
  good: 'check-circle-fill',
  warn: 'clock-countdown-fill',
  bad: 'x-circle-fill',
} as const satisfies Partial<Record<Standing['tone'], IconName>>

export function StatusTag({ says, tone }: Standing) {
  return (
    <Tag tone={tone} {...(tone !== 'plain' && { icon: icons[tone] })}>
      {says}
    </Tag>
  )
}
