import './removable-chip.css'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { LinkChip } from '#web/ui/fields/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = Pick<ComponentProps<typeof LinkChip>, 'to'> & {
  /** the form that removes it, with a `RemoveButton` */
  removal: ReactNode
  children: ReactNode
}

export function RemovableChip({ to, removal, children }: Props) {
  return (
    <span className="removable-chip">
      <LinkChip to={to} onKeyDown={removeByKey}>
        {children}
      </LinkChip>
      {removal}
    </span>
  )
}

export function RemoveButton({ label }: { label: string }) {
  return (
    <button type="submit" aria-label={label} title={label}>
      <Icon name="x-bold" size="small" />
    </button>
  )
}

function removeByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Delete' && event.key !== 'Backspace') return
  event.preventDefault()
  event.currentTarget.parentElement?.querySelector('form')?.requestSubmit()
}
