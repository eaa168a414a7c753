import './note.css'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

type Tone = 'info' | 'warn' | 'good' | 'bad'

const usual = {
  info: 'info-duotone',
  warn: 'clock-countdown-fill',
  good: 'check-circle-fill',
  bad: 'warning-circle-fill',
} as const satisfies Record<Tone, IconName>

type Props = {
  tone?: Tone
  icon?: IconName
  action?: ReactNode
  /** announces it: the note answers an action */
  announced?: boolean
  children: ReactNode
}

export function Note({ tone = 'info', icon = usual[tone], action, announced, children }: Props) {
  const role = announced ? (tone === 'bad' ? 'alert' : 'status') : undefined
  return (
    <div className="note" data-tone={tone} role={role}>
      <Icon name={icon} />
      <div className="note-words">{children}</div>
      {action}
    </div>
  )
}
