import './tag.css'
import { memo, type ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

export type TagTone = 'plain' | 'line' | 'good' | 'warn' | 'bad' | 'primary'

export const Tag = memo(function Tag({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: TagTone
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span className="tag" data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
})
