import './removable-chip.css'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { LinkChip } from '#web/ui/fields/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = Pick<ComponentProps<typeof LinkChip>, 'to'> & {
  /** a form that takes the chip away, with a `RemoveButton` in it */
  removal: ReactNode
  children: ReactNode
}

/** A link that can be taken away: by its button, or on the keyboard by Delete while the link has the focus. */
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

/** Says by its label what goes away. */
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
