import './chip.css'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & { on?: boolean; icon?: IconName }

export function Chip({ on, icon, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className="chip" aria-pressed={on}>
      {on ? <Icon name="check-bold" size="small" /> : icon && <Icon name={icon} size="small" />}
      {children}
    </button>
  )
}

type LinkChipProps = Omit<ComponentProps<typeof Link>, 'children'> & { on?: boolean; children: ReactNode }

export function LinkChip({ on, children, ...rest }: LinkChipProps) {
  return (
    <Link {...rest} className="chip" aria-current={on ? 'true' : undefined}>
      {on && <Icon name="check-bold" size="small" />}
      {children}
    </Link>
  )
}
