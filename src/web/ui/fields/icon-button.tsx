import './icon-button.css'
import type { ComponentProps } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** its Persian name, spoken and shown on hover */
  label: string
  outlined?: boolean
}

export function IconButton({ icon, label, outlined, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className="icon-button"
      data-line={outlined ? '' : undefined}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  )
}
