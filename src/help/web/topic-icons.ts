import type { Topic } from '#help/question.ts'
import type { IconName } from '#web/ui/icon-names.ts'

export const topicIcons = {
  refund: 'arrow-u-up-left-bold',
  payment: 'credit-card-duotone',
  baggage: 'suitcase-rolling-duotone',
  people: 'identification-card-duotone',
  delay: 'clock-countdown-duotone',
  children: 'baby-duotone',
  stays: 'bed-duotone',
  visas: 'stamp-duotone',
  account: 'wallet-duotone',
} as const satisfies Record<Topic, IconName>
